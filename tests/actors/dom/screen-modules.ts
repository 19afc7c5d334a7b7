import { readdirSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";
import { GlobalWindow } from "happy-dom";

import { surroundWith } from "./globals.ts";
import { mendElements } from "./missing.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// Style sheets are ignored; a class keeps its name.
const classNames = "export default new Proxy({}, { get: (_, name) => name });";

let loaded = 0;

let loadedBefore = 0;

/**
 * Resolves to true when no module has loaded since the previous call, because a page that loads code has not settled.
 */
export const importsSettled = (): Promise<boolean> => {
  const haveSettled = loaded === loadedBefore;
  loadedBefore = loaded;
  return Promise.resolve(haveSettled);
};

const translate = async (): Promise<ReadonlyMap<string, string>> => {
  const files = readdirSync(join(root, "ui"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const { outputFiles } = await build({
    entryPoints: files.map((file) => join(root, "ui", file)),
    outbase: root,
    outdir: root,
    outExtension: { ".js": ".tsx" },
    bundle: false,
    write: false,
    format: "esm",
    target: "node24",
    jsx: "automatic",
    sourcemap: "inline",
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
};

const startLoading = async (): Promise<void> => {
  // Twice as fast as React's development build, which tests/ui uses.
  process.env.NODE_ENV = "production";
  process.setSourceMapsEnabled(true);
  // React and lit-html detect a browser when they load.
  const window = new GlobalWindow();
  surroundWith(window);
  mendElements(window);
  const sources = await translate();
  registerHooks({
    load: (url, context, nextLoad) => {
      if (url.endsWith(".css")) return { format: "module", source: classNames, shortCircuit: true };
      loaded += 1;
      const source = url.endsWith(".tsx") ? sources.get(fileURLToPath(url)) : undefined;
      return source === undefined ? nextLoad(url, context) : { format: "module", source, shortCircuit: true };
    },
  });
};

let begun: Promise<void> | undefined;

/** Lets this process import the portal's screens: Node strips types, but supports neither JSX nor style sheets. */
export const readScreenModules = (): Promise<void> => (begun ??= startLoading());
