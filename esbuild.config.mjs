// Builds the portal into dist: its code and styles under names that change with their content, the
// pages that bring them up, and each file compressed beforehand. With --dev it is built to be worked on:
// neither shortened nor compressed, again whenever a file changes, and served all the while.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { context } from "esbuild";

const out = "dist";
const isDev = process.argv.includes("--dev");

/** Each page, the entry that brings it up, and the file it is made of. */
const pages = [
  { page: "index.html", entry: "ui/composition/main.ts", from: "ui/boot/index.html" },
  { page: "callback.html", entry: "ui/composition/main.ts", from: "ui/boot/index.html" },
  { page: "silent-renew.html", entry: "ui/composition/silent-renew.ts", from: "ui/boot/bare.html" },
  { page: "logged-out.html", entry: "ui/composition/logged-out.ts", from: "ui/boot/logged-out.html" },
];

/** Comes before the portal's own code, to speak up when that does not come. */
const guard = "ui/composition/guard.ts";

/** Loads an open page anew once it was built anew. */
const refresh = "ui/boot/refresh.ts";

await rm(out, { recursive: true, force: true });
await mkdir(join(out, "assets"), { recursive: true });

/**
 * Parts of Inversify that the portal never asks for: resolvers compiled from text, which its content security
 * policy would forbid, and what makes instances of decorated classes, while every binding here is a value or
 * says what it is resolved from. They stay out of the browser; whatever is asked for all the same says so.
 */
const unusedInversify = new RegExp(
  String.raw`/@inversifyjs/core/lib/(?:${[
    String.raw`planning/calculations/(?:\w+Jit|build\w*ConstructorArguments?Resolver)`,
    "planning/calculations/buildNoActivations(?:Instance|DynamicValue)BindingNodeResolver",
    "planning/calculations/tryBuildGetPlanOptionsFromManagedClassElementMetadata",
    "metadata/calculations/(?:throwAtInvalidClassMetadata|validateConstructorMetadataArray)",
    String.raw`resolution/actions/(?:resolvePostConstruct|setInstanceProperties|resolveInstanceBinding(?:Constructor|Node\w)\w+)`,
  ].join("|")})\.js$`,
);
const withoutUnusedInversify = {
  name: "without-unused-inversify",
  setup(plugins) {
    plugins.onLoad({ filter: unusedInversify }, async ({ path }) => {
      const names = [...(await readFile(path, "utf8")).matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
      const stub = (name) => `export function ${name}() { throw new Error("${name} is not part of this build"); }`;
      return { contents: names.map(stub).join("\n") };
    });
  },
};

/**
 * What loads later leans on much of what loads first. Left alone, the first load is cut into a piece for
 * each combination of pages that share it; tied to the whole of it, it stays one piece, which
 * compresses better.
 */
const tiedToFirstLoad = {
  name: "tied-to-first-load",
  setup(plugins) {
    // These come without the portal too, on the renewal and logged-out pages.
    const alone = ["ui/boot/sign-in-hand-off.ts", "adapters/identity/user-manager.ts"].map((path) => resolve(path));
    const first = JSON.stringify(resolve("ui/composition/main.ts"));
    const later = new Set();
    plugins.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === "dynamic-import") later.add(resolve(resolveDir, path));
      return undefined;
    });
    plugins.onLoad({ filter: /\/(?:ui|adapters)\/.*\.tsx?$/ }, async ({ path }) => {
      if (!later.has(path) || alone.includes(path)) return undefined;
      return { contents: `import ${first};\n${await readFile(path, "utf8")}`, loader: extname(path).slice(1) };
    });
  },
};

const portal = await context({
  entryPoints: [...new Set(pages.map(({ entry }) => entry)), guard, "ui/boot/styles.css", ...(isDev ? [refresh] : [])],
  outdir: join(out, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "browser",
  target: ["es2023", "chrome120", "firefox120", "safari17"],
  jsx: "automatic",
  minify: !isDev,
  sourcemap: "linked",
  legalComments: "none",
  define: { "process.env.NODE_ENV": isDev ? '"development"' : '"production"' },
  // Most of it is there for decorators, which the portal does not use.
  alias: { "reflect-metadata/lite": "./ui/composition/metadata-store.ts" },
  // What follows only makes it smaller.
  ...(isDev
    ? {}
    : {
        plugins: [withoutUnusedInversify, tiedToFirstLoad],
        // MobX marks its own internals by a trailing underscore, so that builds may shorten them.
        mangleProps: /[a-zA-Z]_$/,
      }),
  // The typeface is copied as it is: the institute's own pages name it too.
  external: ["/assets/*.woff2"],
  metafile: true,
  logLevel: "warning",
});

/** The chunks an output imports at once, itself included. */
const staticImports = (outputs, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: imported, kind } of outputs[path]?.imports ?? [])
    if (kind === "import-statement") staticImports(outputs, imported, seen);
  return seen;
};

/** The rules of a sheet that stand on its first level. No text in ours has a brace in it. */
const rulesOf = (sheet) => {
  let depth = 0;
  let start = 0;
  const rules = [];
  for (const { 0: sign, index } of sheet.matchAll(/[{};]/g)) {
    depth += { "{": 1, "}": -1, ";": 0 }[sign];
    if (depth > 0 || sign === "{") continue;
    rules.push(sheet.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules;
};

const address = (path) => `/assets/${basename(path)}`;

/** Puts the styles together, and gives the address of the sheet. */
const writeStyles = async (outputs, outputOf) => {
  // The styles of pages that load later come with the first: they are few, and nothing is ever drawn without its own.
  // The base comes before them all, since it says in which order the layers stand.
  const base = outputOf("ui/boot/styles.css");
  const others = Object.keys(outputs).filter((path) => path.endsWith(".css") && path !== base);
  const styles = await Promise.all([base, ...others].map((path) => readFile(path, "utf8")));
  // Each page's styles bring those of the parts that it is made of: each part's are kept once.
  const sheet = [...new Set(styles.flatMap((style) => rulesOf(style.replace(/\/\*# sourceMappingURL=.*?\*\//g, ""))))].join("\n");
  const sheetPath = `/assets/portal-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.css`;
  await writeFile(join(out, sheetPath), sheet);
  await Promise.all(Object.keys(outputs).filter((path) => /\.css(\.map)?$/.test(path)).map((path) => rm(path)));
  return sheetPath;
};

/** Builds what has changed since the last time, and the pages around it. */
const build = async () => {
  const { outputs } = (await portal.rebuild()).metafile;
  const outputOf = (entry) => Object.keys(outputs).find((path) => outputs[path].entryPoint === entry);
  const sheetPath = await writeStyles(outputs, outputOf);
  const fonts = (await readdir("ui/boot/fonts")).filter((file) => file.endsWith(".woff2"));
  await Promise.all(fonts.map((file) => copyFile(join("ui/boot/fonts", file), join(out, "assets", file))));
  for (const { page, entry, from } of pages) {
    const main = outputOf(entry);
    const preloads = [...staticImports(outputs, main)].filter((path) => path !== main);
    const assets = [
      `<link rel="stylesheet" href="${sheetPath}" />`,
      ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin />`),
      ...preloads.map((path) => `<link rel="modulepreload" href="${address(path)}" />`),
      `<script type="module" src="${address(outputOf(guard))}"></script>`,
      `<script type="module" src="${address(main)}"></script>`,
      // Says when it was built, so that the page never stays the same when anything changes.
      ...(isDev && from === "ui/boot/index.html" ? [`<script type="module" src="${address(outputOf(refresh))}?built=${Date.now()}"></script>`] : []),
    ];
    const html = await readFile(from, "utf8");
    await writeFile(join(out, page), html.replace("<!-- assets -->", assets.join("\n    ")));
  }
  await copyFile("ui/boot/mark.svg", join(out, "assets", "mark.svg"));
};

const compress = async () => {
  for (const file of await readdir(join(out, "assets"))) {
    if (/\.(map|woff2)$/.test(file)) continue;
    const path = join(out, "assets", file);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
};

if (isDev) {
  const { workOn } = await import("./adapters/institute/dev.ts");
  await workOn(build);
} else {
  await build();
  await compress();
  await portal.dispose();
}
