import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

// `npm run dev`: rebuilds the portal after every edit, and restarts the institute when its own code changes.

const cwd = fileURLToPath(new URL("../../..", import.meta.url));
const institute = fileURLToPath(new URL("main.ts", import.meta.url));

const builder = spawn(process.execPath, ["esbuild.config.mjs", "--watch"], {
  cwd,
  stdio: ["ignore", "pipe", "inherit"],
});
let server: ChildProcess | undefined;

const end = (): void => {
  builder.kill();
  server?.kill();
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
builder.on("exit", end);

builder.stdout.on("data", (words: Buffer) => {
  process.stdout.write(words);
  // The server starts after the first build.
  server ??= words.includes("Built.")
    ? spawn(process.execPath, ["--watch", "--watch-preserve-output", institute], { cwd, stdio: "inherit" }).on(
        "exit",
        end,
      )
    : undefined;
});
