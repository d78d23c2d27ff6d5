import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const workers = Math.max(1, Math.min(4, availableParallelism()))
const expectTimeoutMs = 30_000
/** A step that is not possible says so soon, not at the end of the test. */
const actionTimeoutMs = 30_000
const testTimeoutMs = 120_000

/**
 * The stories in a real browser, on a desk and on a phone. Every worker has a product of its own; one that runs already
 * (KOMA_URL) has one clock for everybody, so it takes one worker. A test that says the same on both is tagged @once and
 * runs on the desk alone.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotDir: 'screenshots',
  workers: process.env['KOMA_URL'] ? 1 : workers,
  fullyParallel: true,
  forbidOnly: true,
  timeout: testTimeoutMs,
  expect: { timeout: expectTimeoutMs },
  reporter: [['line'], ['json', { outputFile: path.join(import.meta.dirname, 'test-results/report.json') }]],
  use: {
    // Not the centre's own: what a page shows may not depend on where its reader is.
    timezoneId: 'America/Los_Angeles',
    actionTimeout: actionTimeoutMs,
    navigationTimeout: actionTimeoutMs,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser()!,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
