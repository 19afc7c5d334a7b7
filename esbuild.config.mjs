// Builds the portal into dist. Production builds are minified and compressed, with content hashes in file names.
// `--watch` builds the same pages and chunks unminified for development, and again after every edit. `--why` prints the
// contents of each chunk.
// Before everything else, because an outdated Node lacks what follows.
import "./adapters/institute/main/needed-node.mjs";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { analyzeMetafile, build, context } from "esbuild";
import { bundle, transform } from "lightningcss";

import { writeDefaultLabels } from "./adapters/institute/main/default-labels.ts";

const isWatching = process.argv.includes("--watch");
const out = "dist";
/** Source maps stay outside the served folder. */
const maps = "build/maps";
const portal = "ui/composition/first-load/main.ts";
/** React and MobX seldom change, so their own chunk stays in the browser's cache across deployments. */
const vendor = "ui/composition/first-load/vendor.ts";
/** The pages beyond the first load, and the schemas of their texts: one chunk. */
const later = ["ui/composition/pages/later-pages.ts", "domain/shell/content-documents.ts"];
/** Lazily loaded modules that are only used beside that chunk. */
const besideLater = [...later, "ui/composition/pages/areas/contact-details.ts"].map((path) => resolve(path));

const options = {
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  target: ["es2023", "chrome120", "firefox120", "safari17"],
  jsx: "automatic",
  minify: !isWatching,
  legalComments: "none",
  charset: "utf8",
  sourcemap: isWatching ? "inline" : "external",
  define: { "process.env.NODE_ENV": JSON.stringify(isWatching ? "development" : "production") },
  // Fonts and seal are copied unchanged, because the institute's own pages use them too.
  external: ["/assets/*"],
  logLevel: "warning",
};

/** Inputs that are not modules; an edit of one starts a build. */
const watchFiles = fs
  .globSync(["ui/boot/*.{html,svg}", "ui/**/*.css", "adapters/contract/*.css"])
  .map((path) => resolve(path));

/** Class names come from the path in the repository, so a build is the same in every folder. */
const cssModule = async (path) =>
  transform({ filename: relative("", path), code: await readFile(path), cssModules: true, minify: !isWatching });

/** Resolves CSS modules to their class names; one style sheet holds all rules. */
const cssModules = {
  name: "css-modules",
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
      const names = Object.entries((await cssModule(path)).exports).map(([name, { name: unique }]) => [name, unique]);
      return { contents: JSON.stringify(Object.fromEntries(names)), loader: "json", watchFiles };
    });
  },
};

/** All styles of all pages as one sheet, each rule once. */
const styleSheet = async () => {
  const modules = [
    ...fs.globSync("ui/components/*.module.css").sort(),
    ...fs.globSync("ui/!(components)/*.module.css").sort(),
  ];
  const base = bundle({ filename: "ui/composition/first-load/styles.css", minify: !isWatching });
  const sheets = [base, ...(await Promise.all(modules.map(cssModule)))];
  return sheets.map(({ code }) => code.toString()).join("\n");
};

/**
 * Makes every lazily loaded module import the portal, which has loaded by then, so code shared with the portal stays
 * in its chunk; and what is used beside the later pages imports those. Otherwise esbuild makes a chunk for each
 * combination of modules that share code.
 */
const lazyImports = {
  name: "lazy-imports",
  setup({ onResolve, onLoad, resolve: find }) {
    // One of these may be imported by another before the portal's own import of it is found.
    const lazy = new Set(besideLater);
    onResolve({ filter: /^\./ }, async ({ path, kind, pluginData, ...rest }) => {
      if (kind !== "dynamic-import" || pluginData === "found") return undefined;
      const found = await find(path, { ...rest, kind, pluginData: "found" });
      lazy.add(found.path);
      return found;
    });
    onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
      if (!lazy.has(path)) return undefined;
      const imports = [portal, ...(besideLater.includes(path) ? later : [])].map(
        (module) => `import ${JSON.stringify(resolve(module))};\n`,
      );
      return { contents: `${imports.join("")}${await readFile(path, "utf8")}`, loader: extname(path).slice(1) };
    });
  },
};

/** Contents of the output files of scripts that are built alone. */
const loneOutputs = {};
/** Builds a script without the portal, for a page of its own or inline. */
const loneScript = async (entry, further = { outdir: join(out, "assets"), entryNames: "[name]-[hash]" }) => {
  const { outputFiles, metafile } = await build({ ...options, entryPoints: [entry], ...further });
  Object.assign(loneOutputs, metafile.outputs);
  return outputFiles;
};
const inlineScript = async (entry) =>
  (await loneScript(entry, { format: "iife", sourcemap: false, outdir: out }))[0].text.trim();

const written = new Set();
/** Writes a file atomically, because a server may read it meanwhile. */
const writeAtomically = async (file, content) => {
  const path = join(out, file);
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
  written.add(path);
};
const write = async (file, content) => {
  if (!isWatching && /\.(js|html|svg)$/.test(file)) {
    await writeAtomically(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeAtomically(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  await writeAtomically(file, content);
};

/** Fills the slots of a page that have a value; the others stay. */
const fillSlots = (page, values) => page.replaceAll(/<!-- (\w+) -->/g, (slot, name) => values[name] ?? slot);
const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Writes a page from the shell and the content shown before any code has loaded. Returns its entry in the manifest: the
 * page with open slots for what a server knows of the organisation, and the hashes of its inline code.
 */
const writePage = async (name, { about, body, typeface = "", scripts = [], styles = [], before = [], after = [] }) => {
  const part = async (file) => (await readFile(`ui/boot/${file}.html`, "utf8")).trimEnd();
  const shown =
    body === undefined ? '<div id="root"></div>' : fillSlots(await part(body), { head: await part("head") });
  const inline = [
    ...scripts.map((text) => `<script>${text}</script>`),
    ...after,
    ...styles.map((text) => `<style>${text}</style>`),
  ];
  const assets = [...before, ...inline].join("\n    ");
  const template = `${fillSlots(await part("shell"), { body: shown, assets, typeface })}\n`;
  const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(await readFile("ui/boot/mark.svg", "utf8"))}" />`;
  const alone = {
    language: "en-GB",
    title: about ?? "Portal",
    configuration: "{}",
    icon,
    colours: "",
    organisation: "",
    script: "",
  };
  await write(name, fillSlots(template, alone));
  return [name, { template, about, icon, scripts: scripts.map(hashOf), styles: styles.map(hashOf) }];
};

const address = (path) => `/assets/${basename(path)}`;
const script = (path) => `<script type="module" src="${address(path)}"></script>`;

/** The files of the first load, the entry first, and of modules beyond it, from the metafile of the build. */
const filesIn = ({ outputs }) => {
  const importedBy = (path, seen = new Set()) => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const { path: next, kind } of outputs[path].imports) if (kind === "import-statement") importedBy(next, seen);
    return seen;
  };
  const importedFrom = (module) => importedBy(Object.keys(outputs).find((path) => outputs[path].entryPoint === module));
  const first = importedFrom(portal);
  const beyond = (...modules) => [...new Set(modules.flatMap((module) => [...importedFrom(module)]))];
  return {
    first: [...first],
    filesOf: (...modules) =>
      beyond(...modules)
        .filter((path) => !first.has(path))
        .map(address),
  };
};

/** The function that says what pages prefetch, from the portal's own module. */
const loadManifest = async () => {
  const outfile = resolve("build/page-manifest.mjs");
  await build({
    ...options,
    entryPoints: ["ui/composition/pages/page-manifest.ts"],
    outfile,
    write: true,
    platform: "node",
    packages: "external",
    sourcemap: false,
    plugins: [cssModules],
  });
  return import(`${pathToFileURL(outfile).href}?built=${Date.now()}`);
};

/** Writes the assets, then the pages that refer to them, and deletes unused assets. */
const publish = async ({ errors, outputFiles, metafile }) => {
  if (errors.length > 0) return console.log("Not built. Waiting for an edit.");
  await rm(maps, { recursive: true, force: true });
  for (const folder of [join(out, "assets"), maps]) await mkdir(folder, { recursive: true });
  written.clear();
  const lone = {
    completion: await loneScript("ui/composition/sign-in/complete-sign-in.ts"),
    renewal: await loneScript("ui/composition/sign-in/silent-renew.ts"),
    loggedOut: await loneScript("ui/composition/sign-in/logged-out.ts"),
  };
  for (const { path, contents } of [outputFiles, ...Object.values(lone)].flat())
    if (path.endsWith(".map")) await writeFile(join(maps, basename(path)), contents);
    else await write(join("assets", basename(path)), contents);
  const copied = [...fs.globSync("ui/boot/*.svg"), ...fs.globSync("ui/boot/fonts/*.woff2")];
  for (const path of copied) await write(join("assets", basename(path)), await readFile(path));

  const typeface = copied.filter((path) => path.endsWith(".woff2")).map(address);
  const scriptOf = (files) => files.find(({ path }) => path.endsWith(".js")).path;
  const completion = address(scriptOf(lone.completion));
  const { first, filesOf } = filesIn(metafile);
  const { firstLoadOf } = await loadManifest();
  const firstLoad = firstLoadOf({ code: first.map(address), typeface, completion, filesOf });
  const styles = [await styleSheet()];
  const before = await inlineScript("ui/composition/first-load/before.ts");
  const refresh = isWatching ? [await inlineScript("ui/boot/refresh.ts")] : [];
  const fonts = typeface.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`,
  );
  // The inline script loads the code; before a sign-in it leaves without it.
  const portalPage = (data) => ({
    body: "portal",
    typeface: ' data-typeface="later"',
    before: [`<script type="application/json" id="first-load">${JSON.stringify(data)}</script>`],
    scripts: [before, ...refresh],
    styles,
  });
  const pages = [
    await writePage("index.html", portalPage(firstLoad)),
    await writePage("callback.html", portalPage({ ...firstLoad, isCallback: true })),
    await writePage("silent-renew.html", { after: [script(scriptOf(lone.renewal))] }),
    await writePage("logged-out.html", {
      about: "Signed out",
      body: "logged-out",
      after: [...fonts, script(scriptOf(lone.loggedOut))],
      styles,
    }),
  ];
  const callback = [completion, ...firstLoad.code];
  await writeAtomically("pages.json", JSON.stringify({ pages: Object.fromEntries(pages), callback }));
  await writeFile(
    "build/portal.json",
    JSON.stringify({ outputs: { ...metafile.outputs, ...loneOutputs }, firstLoad: first }),
  );
  const files = fs
    .globSync(join(out, "**"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.filter((path) => !written.has(path)).map((path) => rm(path)));
  return console.log("Built.");
};

const portalBuild = {
  ...options,
  entryPoints: [portal, vendor],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  splitting: true,
  plugins: [cssModules, lazyImports, { name: "publish", setup: ({ onEnd }) => onEnd(publish) }],
};

await writeDefaultLabels();
if (isWatching) await (await context(portalBuild)).watch();
else {
  const { metafile } = await build(portalBuild);
  if (process.argv.includes("--why")) console.log(await analyzeMetafile(metafile, { verbose: true }));
}
