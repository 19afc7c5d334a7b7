// Imported first by what an outdated Node would fail in, and run after `npm ci`. Plain JavaScript, so that any Node runs it.
const needed = 24;
const [major] = process.versions.node.split(".").map(Number);
if (major < needed) {
  process.stderr.write(`Guildhall needs Node ${needed} or later; this is ${process.version}.\n`);
  process.exit(1);
}
