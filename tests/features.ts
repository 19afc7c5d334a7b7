import { enableCompileCache } from "node:module";

// What was compiled for the last run need not be compiled again.
enableCompileCache();
// Before anything is loaded: React and MobX look at it once.
process.env.NODE_ENV ??= "production";
const [command, ...args] = process.argv.slice(2);
if (command === "steps") await (await import("./cucumber/catalogue.ts")).writeCatalogue(process.cwd());
else await (await import("./cucumber/main.ts")).main(command === undefined ? args : [command, ...args], process.cwd());
