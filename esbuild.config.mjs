// Builds the portal into dist: its code and styles under names that change with their content, the
// pages that bring them up, and each file compressed beforehand.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

const out = "dist";

/** Each page, the entry that brings it up, and the file it is made of. */
const pages = [
  { page: "index.html", entry: "ui/composition/main.ts", from: "ui/boot/index.html" },
  { page: "callback.html", entry: "ui/composition/main.ts", from: "ui/boot/index.html" },
  { page: "silent-renew.html", entry: "ui/composition/silent-renew.ts", from: "ui/boot/bare.html" },
  { page: "logged-out.html", entry: "ui/composition/logged-out.ts", from: "ui/boot/logged-out.html" },
];

/** Comes before the portal's own code, to speak up when that does not come. */
const guard = "ui/composition/guard.ts";

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

const { metafile } = await build({
  entryPoints: [...new Set(pages.map(({ entry }) => entry)), guard, "ui/boot/styles.css"],
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
  minify: true,
  sourcemap: "linked",
  legalComments: "none",
  define: { "process.env.NODE_ENV": '"production"' },
  // Most of it is there for decorators, which the portal does not use.
  alias: {
    "reflect-metadata/lite": "./ui/composition/metadata-store.ts",
    // For a React that has no such hook of its own.
    "use-sync-external-store/shim/index.js": "react",
    "use-sync-external-store/shim": "react",
  },
  plugins: [withoutUnusedInversify, tiedToFirstLoad],
  // MobX marks its own internals by a trailing underscore, so that builds may shorten them.
  mangleProps: /[a-zA-Z]_$/,
  // The typeface and the seal are copied as they are: the institute's own pages name them too.
  external: ["/assets/*"],
  metafile: true,
  logLevel: "warning",
});

const outputs = Object.entries(metafile.outputs);
const outputOf = (entry) => outputs.find(([, output]) => output.entryPoint === entry)?.[0];

/** The chunks an output imports at once, itself included. */
const staticImports = (path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? [])
    if (kind === "import-statement") staticImports(imported, seen);
  return seen;
};

/** The rules of a minified sheet that stand on its first level. No text in ours has a brace in it. */
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

// The styles of pages that load later come with the first: they are few, and nothing is ever drawn without its own.
// The base comes before them all, since it says in which order the layers stand.
const base = outputOf("ui/boot/styles.css");
const others = outputs.map(([path]) => path).filter((path) => path.endsWith(".css") && path !== base);
const styles = await Promise.all([base, ...others].map((path) => readFile(path, "utf8")));
// Each page's styles bring those of the parts that it is made of: each part's are kept once.
const sheet = [...new Set(styles.flatMap((style) => rulesOf(style.replace(/\/\*# sourceMappingURL=.*?\*\//g, ""))))].join("\n");
const sheetPath = `/assets/portal-${createHash("sha256").update(sheet).digest("hex").slice(0, 8)}.css`;
await writeFile(join(out, sheetPath), sheet);
await Promise.all(outputs.filter(([path]) => /\.css(\.map)?$/.test(path)).map(([path]) => rm(path)));

const fonts = (await readdir("ui/boot/fonts")).filter((file) => file.endsWith(".woff2"));
await Promise.all(fonts.map((file) => copyFile(join("ui/boot/fonts", file), join(out, "assets", file))));

for (const { page, entry, from } of pages) {
  const main = outputOf(entry);
  const preloads = [...staticImports(main)].filter((path) => path !== main);
  const assets = [
    `<link rel="stylesheet" href="${sheetPath}" />`,
    ...fonts.map((file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin />`),
    ...preloads.map((path) => `<link rel="modulepreload" href="${address(path)}" />`),
    `<script type="module" src="${address(outputOf(guard))}"></script>`,
    `<script type="module" src="${address(main)}"></script>`,
  ];
  const html = await readFile(from, "utf8");
  await writeFile(join(out, page), html.replace("<!-- assets -->", assets.join("\n    ")));
}
await Promise.all(["mark.svg", "seal.svg"].map((file) => copyFile(join("ui/boot", file), join(out, "assets", file))));

for (const file of await readdir(join(out, "assets"))) {
  if (/\.(map|woff2)$/.test(file)) continue;
  const path = join(out, "assets", file);
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
