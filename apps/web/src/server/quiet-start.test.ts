import { expect, test } from 'vitest'
import { quietStart } from './quiet-start.ts'

/** As the router writes it. */
const start = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientAction from "/assets/form.js";
import * as route1_main from "/assets/form-main.js";
const route1 = {...route1_clientAction,...route1_main};

  window.__reactRouterRouteModules = {"root":route0,"routes/form":route1};

import("/assets/entry.js");`

const order = ['/assets/react.js', '/assets/frame.js', '/assets/root.js', '/assets/entry.js']
const files = ['/assets/words.js', '/assets/entry.js', '/assets/root.js', '/assets/frame.js', '/assets/react.js']
const quiet = quietStart(order)(start, files)

test('nothing is imported before the wait is over', () => {
  const [before, after] = quiet.split('fetchAll([')
  expect(before).toContain('await new Promise(begin=>')
  expect(before).not.toContain('await step(')
  expect(after).not.toMatch(/\bimport\b/)
})

test('all files are fetched at once, and run in the order in which they need each other', () => {
  expect(quiet).toContain(`fetchAll(${JSON.stringify(files)})`)
  expect(quiet).toContain(
    'for(const file of ["/assets/react.js","/assets/frame.js","/assets/root.js","/assets/words.js"])await step(file)',
  )
})

test('the router gets its modules under its own names, and begins last', () => {
  const steps = quiet.slice(quiet.indexOf('await step("/assets/manifest.js")'))
  expect(steps).toContain('const route0=await step("/assets/root.js");')
  expect(steps).toContain('const route1 = {...route1_clientAction,...route1_main};')
  expect(steps.indexOf('__reactRouterRouteModules')).toBeLessThan(steps.indexOf('await step("/assets/entry.js")'))
})
