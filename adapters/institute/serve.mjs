// What a service unit or a container starts. Plain JavaScript, so that a Node too old for the rest can still be told so.
const needed = 24;
const [major] = process.versions.node.split(".").map(Number);
if (major < needed) {
  process.stderr.write(`Guildhall needs Node ${needed} or later to run; this is ${process.version}.\n`);
  process.exit(1);
}
await import("./main.ts");
