// The one door of all commands. Whatever Node somebody has reads this file, so it stays within what old ones understand.

const nodeMajorMin = 20

if (Number(process.versions.node.split('.')[0]) < nodeMajorMin) {
  process.stderr.write(`Koma needs Node ${nodeMajorMin} or newer, and this is Node ${process.versions.node}.\n`)
  process.exitCode = 1
} else {
  void import('./bootstrap.mjs').then(({ bootstrap }) => bootstrap(process.argv.slice(2)))
}
