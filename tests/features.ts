import { enableCompileCache } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Shares compiled code with the previous run and with child processes.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// The greeting follows the device's clock, wherever the scenarios run.
process.env.TZ = "Europe/London";
// Set before loading, because React and MobX read it once.
process.env.NODE_ENV ??= "production";
const { main } = await import("./cucumber/main.ts");
await main(process.argv.slice(2), process.cwd());
