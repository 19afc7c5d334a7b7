// Imported first by what an outdated Node would fail in, and run after `npm ci`. Plain JavaScript, so that any Node runs it.
import * as module from "node:module";
import { fileURLToPath } from "node:url";

const needed = 24;
const [major] = process.versions.node.split(".").map(Number);
if (major < needed) {
  process.stderr.write(`Guildhall needs Node ${needed} or later; this is ${process.version}.\n`);
  process.exit(1);
}

// Types are stripped and code is compiled once a version, where this folder can be written.
module.enableCompileCache(fileURLToPath(new URL("../../../node_modules/.cache/compiled", import.meta.url)));
