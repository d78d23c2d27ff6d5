import {
  balloon,
  box,
  dot,
  ease,
  eye,
  frameOf,
  group,
  inks,
  rays,
  screentone,
  shape,
  star,
  type Scene,
} from './build-clips-drawing.ts'
import { brightest, copies, doors, redPress, register, separation, stepBack, wall } from './build-clips-places.ts'

const { ink, paper, red, yellow, cyan } = inks

/** The four scenes of each clip, in the order of its chapters. */
export const scenes: Readonly<Record<string, readonly [Scene, Scene, Scene, Scene]>> = {
  page: [eyePath, panelSizes, silence, pageTurn],
  tone: [inSteps(firstDots), inSteps(gradient), inSteps(sphere), inSteps(shout)],
  print: [separation, redPress, register, copies],
  walk: [doors, wall, stepBack, brightest],
}

/** Screentone that moves is hard to compress: it changes twice a second, as a flip book does. */
function inSteps(scene: Scene): Scene {
  return (moment) => scene(Math.floor(moment * 24) / 24)
}

const rows = [
  [150, 24, 150, 96],
  [316, 24, 174, 96],
  [150, 136, 340, 88],
  [150, 240, 210, 96],
  [376, 240, 114, 96],
] as const

const centre = ([x, y, w, h]: readonly [number, number, number, number]) => [x + w / 2, y + h / 2] as const

function eyePath(moment: number): string {
  const place = ease(moment, 0.3, 0.95) * (rows.length - 1)
  const [from, to] = [centre(rows[Math.floor(place)]!), centre(rows[Math.ceil(place)]!)]
  const part = place % 1
  return frameOf(
    paper,
    ...rows.map((row, n) => {
      const shown = ease(moment, n * 0.05, n * 0.05 + 0.08)
      return shown > 0
        ? box(row[0], row[1], row[2] * shown, row[3], Math.round(place) === n && moment > 0.3 ? yellow : '#fff')
        : ''
    }),
    moment > 0.28
      ? group(
          `translate(${from[0] + (to[0] - from[0]) * part} ${from[1] + (to[1] - from[1]) * part}) scale(.42)`,
          eye(0, red),
        )
      : '',
  )
}

function panelSizes(moment: number): string {
  const grow = ease(moment, 0.15, 0.6)
  const left = 120 + 180 * grow
  return frameOf(
    cyan,
    screentone('#0f9fc0', (x) => (x / 640) * 0.7),
    box(80, 40, left, 280, '#fff'),
    group(`translate(${80 + left / 2} 180) scale(${0.42 + 0.75 * grow})`, eye(Math.sin(moment * 8) * 0.8, red)),
    ...[0, 1, 2].map((n) => box(left + 100, 40 + n * 96, 460 - left, 84, n === 1 ? yellow : '#fff')),
  )
}

function silence(moment: number): string {
  const near = ease(moment, 0.1, 0.9)
  return frameOf(
    paper,
    box(40, 30, 560, 300, '#fff'),
    group(`translate(${430 - near * 40} 236) scale(${0.3 + near * 0.12})`, eye(-near, cyan)),
    moment > 0.55 ? balloon(210, 110, 0) : '',
    ...[0, 1, 2].map((n) => (moment > 0.65 + n * 0.08 ? dot(180 + n * 30, 104, 7, ink) : '')),
  )
}

function pageTurn(moment: number): string {
  const turn = ease(moment, 0.35, 0.75)
  const fold = 320 - 240 * Math.cos(turn * Math.PI)
  return frameOf(
    red,
    rays(320, 180, moment * 0.6, '#c20c22'),
    box(80, 40, 240, 280, '#fff'),
    box(320, 40, 240, 280, '#fff'),
    group('translate(440 180)', turn > 0.4 ? star(0, 0, 40 + 70 * ease(moment, 0.6, 0.85), yellow, 9, moment) : ''),
    group('translate(200 180) scale(.8)', eye(1, cyan)),
    turn > 0 && turn < 1
      ? shape(
          `M320 40L${fold} ${40 - 26 * Math.sin(turn * Math.PI)}V${320 - 26 * Math.sin(turn * Math.PI)}L320 320Z`,
          paper,
          6,
        )
      : '',
  )
}

function firstDots(moment: number): string {
  const reach = ease(moment, 0.05, 0.9) * 460
  return frameOf(
    paper,
    screentone(ink, (x, y) => (reach - Math.hypot(x - 320, y - 180)) / 260, 32),
  )
}

function gradient(moment: number): string {
  const turn = moment * Math.PI
  return frameOf(
    yellow,
    screentone(ink, (x, y) => 0.5 + ((x - 320) * Math.cos(turn) + (y - 180) * Math.sin(turn)) / 620, 20),
  )
}

function sphere(moment: number): string {
  const light = [320 + Math.cos(moment * 6) * 90, 180 + Math.sin(moment * 6) * 70] as const
  const inside = (x: number, y: number) => Math.hypot(x - 320, y - 180) < 150
  return frameOf(
    paper,
    dot(320, 180, 156, ink),
    dot(320, 180, 150, '#fff'),
    screentone(ink, (x, y) => (inside(x, y) ? (Math.hypot(x - light[0], y - light[1]) - 40) / 190 : 0.16), 16),
  )
}

function shout(moment: number): string {
  const burst = ease(moment, 0.1, 0.3) + Math.sin(moment * 40) * 0.03
  return frameOf(
    red,
    screentone('#9c0a1c', (x, y) => Math.hypot(x - 320, y - 180) / 420, 22),
    star(320, 180, 150 * burst, yellow, 12, moment * 0.5),
    group(`translate(320 190) scale(${0.75 * burst})`, eye(0, cyan)),
  )
}
