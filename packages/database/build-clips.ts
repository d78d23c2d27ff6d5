import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { clipsDir } from './src/content/content-files.ts'
import { scenes } from './build-clips-scenes.ts'

/** Frames a second, and seconds of a scene. */
const rate = 8
const sceneSeconds = 12
/** Of VP9, 0 to 63: flat inks stay clean at a small size. */
const quality = 56

// Draws the demo's clips anew into `content/clips`; needs an ffmpeg with librsvg and libvpx. The results are committed:
// whoever starts the product needs none of this. After a change raise the number in `clipsPath`.
// Names as arguments draw those alone.
const chosen = process.argv.slice(2)
for (const [name, parts] of Object.entries(scenes)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const folder = mkdtempSync(path.join(os.tmpdir(), 'koma-clip-'))
  const frames = rate * sceneSeconds
  parts.forEach((scene, place) => {
    for (let frame = 0; frame < frames; frame++) {
      const number = String(place * frames + frame).padStart(4, '0')
      writeFileSync(path.join(folder, `${number}.svg`), scene(frame / frames))
    }
  })
  const target = path.join(clipsDir, `${name}.webm`)
  const input = ['-framerate', String(rate), '-i', path.join(folder, '%04d.svg')]
  const codec = [
    '-c:v',
    'libvpx-vp9',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '0',
    '-crf',
    String(quality),
    '-row-mt',
    '1',
    '-lag-in-frames',
    '25',
    '-auto-alt-ref',
    '1',
  ]
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...input, ...codec, '-g', '96', '-map_metadata', '-1', target])
  rmSync(folder, { recursive: true })
}
