// Builds the portal into dist to be worked on: as esbuild makes it, neither shortened nor compressed, again
// whenever a file changes, and served all the while. esbuild.config.mjs builds what members are given.
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { context } from "esbuild";
import { pagesWith } from "./pages.mjs";
import { rebuildOnChange } from "./adapters/institute/dev.ts";

const out = "dist";
const base = "ui/composition/styles.css";
const guard = "ui/composition/guard.ts";
const refresh = "ui/boot/refresh.ts";

/** The code that each page brings. */
const entries = {
  "index.html": [guard, "ui/composition/main.ts", refresh],
  "callback.html": [guard, "ui/composition/main.ts", refresh],
  "silent-renew.html": ["ui/composition/silent-renew.ts"],
  "logged-out.html": ["ui/composition/logged-out.ts"],
};

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "assets"), { recursive: true });
for (const folder of ["ui/boot", "ui/boot/fonts"])
  for (const file of (await readdir(folder)).filter((file) => /\.(svg|woff2)$/.test(file)))
    await copyFile(join(folder, file), join(out, "assets", file));

const portal = await context({
  entryPoints: [...new Set(Object.values(entries).flat()), base],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  external: ["/assets/*"],
  bundle: true,
  splitting: true,
  format: "esm",
  target: "chrome120",
  jsx: "automatic",
  sourcemap: "linked",
  define: { "process.env.NODE_ENV": '"development"' },
  metafile: true,
  logLevel: "warning",
});

/** Builds what has changed since the last time, and the pages around it. */
const build = async () => {
  const { outputs } = (await portal.rebuild()).metafile;
  const outputOf = (entry) => Object.keys(outputs).find((path) => outputs[path].entryPoint === entry);
  // The styles of every page in one sheet, after the base, which says in which order the layers stand.
  const sheets = Object.keys(outputs).filter((path) => path.endsWith(".css") && path !== outputOf(base));
  const styles = await Promise.all([outputOf(base), ...sheets].map((path) => readFile(path, "utf8")));
  await writeFile(join(out, "assets", "styles.css"), styles.join("\n"));
  // Says when it was built, so that a page never stays the same when anything changes.
  const sheet = `<link rel="stylesheet" href="/assets/styles.css?built=${Date.now()}" />`;
  const script = (entry) => `<script type="module" src="/assets/${basename(outputOf(entry))}"></script>`;
  const assets = Object.entries(entries).map(([page, code]) => [page, [sheet, ...code.map(script)]]);
  for (const [page, whole] of await pagesWith(Object.fromEntries(assets))) await writeFile(join(out, page), whole);
};

await rebuildOnChange(build);
