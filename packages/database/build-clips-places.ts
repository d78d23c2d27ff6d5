import { box, dot, ease, frameOf, group, inks, rays, screentone, shape, star } from './build-clips-drawing.ts'

const { ink, paper, red, yellow, cyan } = inks

/** The picture that is printed: a night over roofs. */
const city = (fill: string, lamps: string): string =>
  shape('M0 260V150H60V110H120V180H170V70H230V140H290V100H340V170H400V260Z', fill) +
  [30, 90, 200, 260, 315, 370]
    .map((x, n) => `<rect x="${x}" y="${190 + (n % 3) * 18}" width="14" height="18" fill="${lamps}"/>`)
    .join('')

const moon = (fill: string): string => dot(310, 60, 44, fill)

/** The two plates of a picture move apart. */
export function separation(moment: number): string {
  const apart = ease(moment, 0.3, 0.8) * 130
  return frameOf(
    paper,
    group(`translate(${120 - apart} 50)`, city(cyan, paper)),
    `<g style="mix-blend-mode:multiply">${group(`translate(${120 + apart} 50)`, moon(red))}</g>`,
  )
}

/** A drum prints the red one. */
export function redPress(moment: number): string {
  const at = -80 + ease(moment, 0.1, 0.9) * 800
  return frameOf(
    paper,
    box(100, 30, 440, 300, '#fff'),
    `<clipPath id="c"><rect width="${Math.max(0, at)}" height="360"/></clipPath>`,
    `<g clip-path="url(#c)">${screentone('#ff9aa5', (x, y) => (x > 110 && x < 530 && y > 40 && y < 320 ? 0.6 : 0), 18)}${group('translate(120 50)', moon(red))}</g>`,
    box(at - 30, 10, 60, 340, ink),
    box(at - 12, 10, 12, 340, '#5b5a57', 0),
  )
}

/** The blue one finds its place. */
export function register(moment: number): string {
  const off = (1 - ease(moment, 0.2, 0.85)) * 70
  const cross = (x: number, y: number, fill: string) =>
    shape(`M${x - 16} ${y}h32M${x} ${y - 16}v32`, 'none', 4) + dot(x, y, 6, fill)
  return frameOf(
    paper,
    box(100, 30, 440, 300, '#fff'),
    cross(126, 58, red),
    group('translate(120 50)', moon(red)),
    group(`translate(${off} ${off * 0.5})`, cross(126, 58, cyan), group('translate(120 50)', city(cyan, yellow))),
  )
}

/** Copies on a pile. */
export function copies(moment: number): string {
  const count = 1 + Math.floor(ease(moment, 0.05, 0.85) * 6)
  return frameOf(
    yellow,
    screentone('#ffb800', (_, y) => y / 420, 22),
    ...Array.from({ length: count }, (_, n) =>
      group(
        `translate(${150 + n * 22} ${56 - n * 6}) rotate(${(n % 2 ? 4 : -4) + n} 180 120) scale(.82)`,
        box(-12, -12, 424, 284, '#fff'),
        moon(red),
        city(cyan, yellow),
      ),
    ),
  )
}

/** Doors open on a star. */
export function doors(moment: number): string {
  const open = ease(moment, 0.25, 0.85) * 250
  return frameOf(
    yellow,
    rays(320, 200, moment * 0.5, '#ffb800'),
    star(320, 190, 86, red, 8, moment),
    box(-40 - open, -10, 360, 380, ink, 8),
    box(320 + open, -10, 360, 380, ink, 8),
    dot(290 - open, 190, 10, paper),
    dot(350 + open, 190, 10, paper),
  )
}

const page = (x: number, n: number): string =>
  group(
    `translate(${x} 60)`,
    box(0, 0, 170, 220, '#fff', 8),
    box(16, 16, 138, 70, [cyan, yellow, red, paper][n % 4]!, 5),
    box(16, 98, 62, 106, [paper, red, yellow, cyan][n % 4]!, 5),
    box(90, 98, 64, 48, ink, 5),
    box(90, 156, 64, 48, '#fff', 5),
  )

const visitor = (x: number): string => dot(x, 268, 26, ink) + shape(`M${x - 44} 372q0 -74 44 -74t44 74z`, ink)

/** Along a wall of pages. */
export function wall(moment: number): string {
  const along = ease(moment, 0, 1) * 700
  return frameOf(
    paper,
    box(-10, 300, 660, 80, '#e4ddcb', 5),
    ...[0, 1, 2, 3, 4, 5].map((n) => page(60 + n * 230 - along, n)),
    visitor(320 + Math.sin(moment * 20) * 8),
  )
}

/** The whole wall, from further away. */
export function stepBack(moment: number): string {
  const scale = 1.9 - ease(moment, 0.1, 0.85) * 1.2
  return frameOf(
    cyan,
    screentone('#0f9fc0', (x, y) => (x + y) / 1300, 20),
    group(
      `translate(320 180) scale(${scale}) translate(-320 -170)`,
      ...[-1, 0, 1, 2, 3].map((n) => page(5 + n * 230 - 200, n + 4)),
    ),
    scale < 1.2 ? visitor(200) + visitor(420) : '',
  )
}

/** The star that is left at the end. */
export function brightest(moment: number): string {
  const size = 60 + ease(moment, 0.1, 0.5) * 60
  return frameOf(
    ink,
    rays(320, 150, moment, '#2b2b30', 18),
    star(320, 150, size, yellow, 5, Math.sin(moment * 6) * 0.12),
    ...[80, 180, 460, 560].map((x, n) =>
      moment > 0.4 + n * 0.1 ? star(x, 70 + (n % 2) * 60, 22, [red, cyan][n % 2]!, 4) : '',
    ),
    box(190, 268, 260, 110, paper),
    ...[0, 1, 2, 3, 4].map((n) =>
      box(206 + n * 48, 236 + (n % 2) * 12, 36, 110, [red, cyan, yellow, '#fff', red][n]!, 5),
    ),
  )
}
