// Entry point of service units and containers. Plain JavaScript, so an outdated Node fails with a clear message.
const needed = 24;
const [major] = process.versions.node.split(".").map(Number);
if (major < needed) {
  process.stderr.write(`Guildhall needs Node ${needed} or later to run; this is ${process.version}.\n`);
  process.exit(1);
}
await import("./main.ts");
