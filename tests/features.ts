import { enableCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// What was compiled for the last run need not be compiled again, here or in the processes that this one begins.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// Before anything is loaded: React and MobX look at it once.
process.env.NODE_ENV ??= "production";
const [command, ...args] = process.argv.slice(2);
if (command === "steps") await (await import("./cucumber/catalogue.ts")).writeCatalogue(process.cwd());
else await (await import("./cucumber/main.ts")).main(command === undefined ? args : [command, ...args], process.cwd());
