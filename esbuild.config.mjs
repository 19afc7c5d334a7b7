// Builds the portal into dist: its code under names that change with their content, each file compressed
// beforehand, and the pages that bring it up. A server may serve the folder meanwhile: what a page names is
// there before the page, and what the one before it named goes last.
import { globSync } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, relative, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { minify } from "@swc/core";
import { build } from "esbuild";
import { pagesWith } from "./pages.mjs";
import { asReactIs, reactApart, reactBuild } from "./react.mjs";
import { everywhere, firstCalls } from "./ui/composition/first-calls.ts";

const out = "dist";
const portal = "ui/composition/main.ts";
/** What checks a page's texts; those of the dashboard come with the first load. */
const shapes = "domain/shell/content-documents.ts";

const browserBuild = {
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  platform: "browser",
  target: ["es2023", "chrome120", "firefox120", "safari17"],
  jsx: "automatic",
  minify: true,
  legalComments: "none",
  charset: "utf8",
  define: { "process.env.NODE_ENV": '"production"' },
  // The typeface and the seal are copied as they are: the institute's own pages name them too.
  external: ["/assets/*"],
  logLevel: "warning",
  // The private names of MobX, which its own shortened build makes short as well.
  mangleProps: /[a-z]_$/,
};

/**
 * Every style sheet as one, each rule once, and the names that it gave to the classes of each module. Built
 * with the code, what pages share would be repeated for each page that loads by itself.
 */
const buildStyles = async () => {
  const modules = [...globSync("ui/parts/*.module.css").sort(), ...globSync("ui/!(parts)/*.module.css").sort()];
  const imports = modules.map((path, index) => `import names${index} from "./${path}";`);
  const entries = modules.map((path, index) => `${JSON.stringify(path)}: names${index}`);
  const contents = [`import "./ui/composition/styles.css";`, ...imports, `export default { ${entries.join(", ")} };`].join("\n");
  const { outputFiles } = await build({ ...browserBuild, stdin: { contents, resolveDir: "." } });
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  const { default: names } = await import(`data:text/javascript,${encodeURIComponent(text(".js"))}`);
  // esbuild leaves the values of custom properties as they were written, and takes no address of nothing.
  return { sheet: text(".css").trim().replaceAll(/(--[\w-]+): /g, "$1:").replaceAll("url(data:,)", "url()"), names };
};

/** The classes of a style sheet's module, by the names that they have in the one sheet. */
const classNames = (names) => ({
  name: "class-names",
  setup(plugins) {
    plugins.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      contents: JSON.stringify(names[relative(".", path)]),
      loader: "json",
    }));
  },
});

/** The modules that load when they are wanted, and those that many pages lean on beside the first load. */
const laterModules = async (plugins) => {
  const { inputs } = (await build({ ...browserBuild, entryPoints: [portal], splitting: true, plugins })).metafile;
  const imported = (path, kind) => (inputs[path]?.imports ?? []).filter((one) => one.kind === kind && !one.external).map((one) => one.path);
  const reachedFrom = (path, seen = new Set()) => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const next of imported(path, "import-statement")) reachedFrom(next, seen);
    return seen;
  };
  const first = reachedFrom(portal);
  const later = new Map();
  for (const path of Object.keys(inputs).flatMap((input) => imported(input, "dynamic-import")))
    later.set(path, reachedFrom(path).difference(first));
  // Whatever page is opened, the texts of it are checked: but for the dashboard, whose check comes first.
  const pages = [...later].filter(([path]) => /^ui\/composition\/areas\/|-page\.tsx$/.test(path) || path === shapes);
  const isShared = (path) => pages.filter(([, reached]) => reached.has(path)).length >= (later.get(shapes).has(path) ? 2 : 3);
  const shared = new Set(pages.flatMap(([, reached]) => [...reached].filter(isShared)));
  return { later, shared };
};

/**
 * What loads later leans on much of what loads first. Left alone, the first load is cut into a piece for
 * each combination of pages that share it; with each of them tied to the whole of it, it stays one file,
 * which compresses better and takes one request. What many pages share beside it is one file for the same reason:
 * a page would ask for a dozen of a few hundred bytes.
 */
const tied = ({ later, shared }) => ({
  name: "tied",
  setup(plugins) {
    const importing = (paths) => paths.map((path) => `import ${JSON.stringify(resolve(path))};\n`).join("");
    plugins.onResolve({ filter: /^shared-by-pages$/ }, ({ path }) => ({ path, namespace: "shared-by-pages" }));
    plugins.onLoad({ filter: /.*/, namespace: "shared-by-pages" }, () => ({ contents: importing([...shared]), resolveDir: "." }));
    plugins.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
      const reached = later.get(relative(".", path));
      if (!reached) return undefined;
      const loader = /^\.[jt]sx?$/.test(extname(path)) ? extname(path).slice(1) : "js";
      const common = reached.isDisjointFrom(shared) ? "" : `import "shared-by-pages";\n`;
      return { contents: `${importing([portal])}${common}${await readFile(path, "utf8")}`, loader };
    });
  },
});

/** Once more over what esbuild made short: 4 % less for a browser to fetch and read. Statements joined by commas, and conditions made clever, compress worse. */
const shortened = async ({ text }, compress = {}) =>
  (await minify(text, { module: true, ecma: 2022, compress: { passes: 3, sequences: false, booleans: false, arrows: false, ...compress }, mangle: true })).code;

const address = (path) => `/assets/${basename(path)}`;

/** The chunks an output imports at once, itself included. */
const staticImports = ({ outputs }, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: imported, kind } of outputs[path]?.imports ?? [])
    if (kind === "import-statement") staticImports({ outputs }, imported, seen);
  return seen;
};

const outputOf = ({ outputs }, entry) => Object.keys(outputs).find((path) => outputs[path].entryPoint === entry);

const { sheet, names } = await buildStyles();
const styled = classNames(names);
const buildOf = (entry, ...plugins) =>
  build({ ...browserBuild, entryPoints: [entry], splitting: true, plugins: [styled, ...plugins] });
const [main, drawing, renewal, loggedOut] = await Promise.all([
  buildOf(portal, reactApart, tied(await laterModules([styled, reactApart]))),
  reactBuild(browserBuild),
  buildOf("ui/composition/silent-renew.ts"),
  buildOf("ui/composition/logged-out.ts"),
]);

// The entry is a file of a line that imports the first load; the page names the first load itself.
const entry = outputOf(main.metafile, portal);
const [firstLoad] = [...staticImports(main.metafile, entry)].filter((path) => path !== entry);
const named = (path) => (path === firstLoad ? basename(path).replace("chunk", "main") : basename(path));

await mkdir(join(out, "assets"), { recursive: true });
await mkdir("build", { recursive: true });
const written = new Set();
/** Writes a file of the folder, which is never there by half. */
const put = async (file, content) => {
  const path = join(out, file);
  const part = join("build", `${process.pid}-${basename(file)}`);
  await writeFile(part, content);
  await rename(part, path);
  written.add(path);
};
const putCompressed = async (file, content) => {
  await put(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await put(`${file}.gz`, gzipSync(content, { level: 9 }));
  await put(file, content);
};

// What went into each file, for the budgets of the tests and for esbuild's analyser.
const [drawn] = Object.keys(drawing.metafile.outputs);
const both = (of) => ({ ...main.metafile[of], ...drawing.metafile[of] });
await writeFile("build/portal.json", JSON.stringify({ firstLoad, named: named(firstLoad), react: drawn, outputs: both("outputs"), inputs: both("inputs") }));
// Nearly all of the first load is run at once: told so, Chromium compiles it beside the page while it arrives.
const toldThatAllIsRun = "//# allFunctionsCalledOnLoad\n";
for (const { path, text } of [main, renewal, loggedOut].flatMap(({ outputFiles }) => outputFiles)) {
  const chunk = relative(".", path);
  if (chunk === entry) continue;
  const code = await shortened({ text: text.replaceAll(basename(firstLoad), named(firstLoad)) });
  await putCompressed(join("assets", named(chunk)), chunk === firstLoad ? toldThatAllIsRun + code : code);
}
const reactCode = toldThatAllIsRun + (await shortened(drawing.outputFiles[0], asReactIs)).trim();
const reactFile = basename(drawn).replace("stdin", "react");
await putCompressed(join("assets", reactFile), reactCode);
// Whatever a page takes for the end of a script, or for a comment in it, would end React there.
if (/<!--|<\/script/i.test(reactCode)) throw new Error("React cannot stand in the page itself: it contains the end of a script, or the beginning of a comment.");
for (const file of ["mark.svg", "seal.svg"]) await putCompressed(join("assets", file), await readFile(join("ui/boot", file)));
const fonts = (await readdir("ui/boot/fonts")).filter((file) => file.endsWith(".woff2"));
for (const file of fonts) await put(join("assets", file), await readFile(join("ui/boot/fonts", file)));

const styles = `<style>${sheet}</style>`;
const preloadOf = (file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`;
// Whoever comes from the sign-in saw the typeface there: the browser has it.
const typeface = fonts.map(preloadOf).join("\n    ");
const script = (path) => `<script type="module" src="${address(path)}"></script>`;
/** The addresses of what some modules come in, the first load left out. */
const filesOf = (...modules) => {
  const paths = modules.flatMap((path) => [...staticImports(main.metafile, outputOf(main.metafile, path))]);
  return [...new Set(paths)].filter((path) => path !== firstLoad).map(address);
};
const areas = [...new Set(Object.values(firstCalls).flatMap(({ code }) => code?.area ?? []))];
const apart = Object.values(firstCalls).flatMap(({ code }) => code?.apart ?? []);
const firstLoadData = {
  typeface: fonts.map(address),
  everywhere,
  pages: firstCalls,
  files: {
    ...Object.fromEntries(
      areas.map((area) => [area, filesOf(`ui/composition/areas/${area}.ts`, ...(area === "landing" ? [] : [shapes]))]),
    ),
    ...Object.fromEntries(apart.map((page) => [page, filesOf(page)])),
    "sign-in": filesOf("ui/composition/callback.ts", "adapters/identity/user-manager.ts"),
  },
};
const data = `<script type="application/json" id="first-load">${JSON.stringify(firstLoadData)}</script>`;
/** What a page brings along in itself: it reads the configuration, and asks before the code is there. */
const inlined = async (entry) => {
  const { outputFiles } = await build({ ...browserBuild, entryPoints: [entry], format: "iife" });
  return `<script>${(await shortened(outputFiles[0])).trim()}</script>`;
};
const inline = `${data}\n    ${await inlined("ui/composition/before.ts")}`;

const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(await readFile("ui/boot/mark.svg", "utf8"))}" />`;

const code = script(named(firstLoad));
const assets = {
  // The code comes first: where a server takes six requests at a time, it would wait behind the calls.
  "index.html": [icon, code, inline, styles],
  // Here it is at hand since the sign-in page, and would be compiled before the provider is asked anything.
  "callback.html": [icon, inline, await inlined("ui/composition/before-callback.ts"), script(reactFile), code, styles, ...firstLoadData.files["sign-in"].map((file) => `<link rel="modulepreload" href="${file}" />`), typeface],
  "silent-renew.html": [icon, script(outputOf(renewal.metafile, "ui/composition/silent-renew.ts"))],
  "logged-out.html": [icon, styles, typeface, script(outputOf(loggedOut.metafile, "ui/composition/logged-out.ts"))],
};
// After all that is seen before any code has come. Whoever comes from the sign-in has it at hand as a file.
const last = { "index.html": `<script>${reactCode}</script>` };
for (const [page, whole] of await pagesWith(assets, last))
  await put(page, page === "index.html" ? whole.replace("<html", `<html data-typeface="later"`) : whole);

const stale = globSync(join(out, "**"), { withFileTypes: true }).filter((entry) => entry.isFile() && !written.has(join(entry.parentPath, entry.name)));
await Promise.all(stale.map(({ parentPath, name }) => rm(join(parentPath, name))));
