// React for a browser: built by itself, and reached by the portal's code from where a page has it.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/** By the names that they are imported by. Whoever brings a hook of React's own for one without it is given React itself. */
const react = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
const standIns = /^use-sync-external-store\/shim(\/index\.js)?$/;

/** How it is shortened: its functions are long, and compress better where they stand. */
export const asReactIs = { inline: 0, reduce_vars: false, booleans: true };

/** What nobody here imports of it, which no bundler can tell of CommonJS. Whoever imports it after all is told so by esbuild. */
const leftOut = ["hydrateRoot", "preconnect", "prefetchDNS", "preinit", "preinitModule", "preload", "preloadModule", "requestFormReset", "useFormState", "useFormStatus"];
const exported = /^exports\.(\w+) = function [^]*?^};\n/gm;
const reactCutDown = {
  name: "react-cut-down",
  setup(plugins) {
    plugins.onLoad({ filter: /node_modules\/react-dom\/cjs\/.*\.production\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(exported, (whole, name) => (leftOut.includes(name) ? "" : whole)),
    }));
  },
};

/**
 * React comes apart from the rest: in the page itself it takes the time in which a browser waits for the first byte of
 * the portal's own code, and has nothing else to fetch. Each of its packages is run when it is first wanted: React 19
 * makes errors as it comes, and for where each was made Chromium reads again whatever is being run.
 */
export const reactBuild = (browserBuild) => {
  const packages = react.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  const contents = `window.packages = { ${packages.join(", ")} };`;
  return build({ ...browserBuild, stdin: { contents, resolveDir: "." }, format: "iife", plugins: [reactCutDown] });
};

/**
 * React as the portal's own code knows it. It is CommonJS: each module that imports it would reach each function through
 * a name of its own. As one module with a name for each function it is shorter to fetch and to call.
 */
export const reactApart = {
  name: "react-apart",
  setup(plugins) {
    const given = (name) => `window.packages[${JSON.stringify(name)}]()`;
    // Asked by downshift while it is worked on alone. As CommonJS it would stay, though nothing asks it here.
    plugins.onResolve({ filter: /^react-is$/ }, async ({ path, pluginData, ...asked }) =>
      pluginData === "asked" ? undefined : { ...(await plugins.resolve(path, { ...asked, pluginData: "asked" })), sideEffects: false },
    );
    plugins.onResolve({ filter: standIns }, () => ({ path: "react", namespace: "react-whole" }));
    plugins.onResolve({ filter: /^react(-dom)?(\/client|\/jsx-runtime)?$/ }, ({ path, importer }) => ({
      path,
      // Packages take all of it, to look into.
      namespace: importer.includes("/node_modules/") ? "react-whole" : "react-once",
    }));
    plugins.onLoad({ filter: /.*/, namespace: "react-whole" }, ({ path }) => ({ contents: `module.exports = ${given(path)};` }));
    plugins.onLoad({ filter: /.*/, namespace: "react-once" }, ({ path }) => {
      const functions = Object.keys(require(path)).filter((name) => name !== "default" && !leftOut.includes(name));
      // What draws comes when it is first called.
      if (path === "react-dom/client")
        return { contents: functions.map((name) => `export const ${name} = (...args) => ${given(path)}.${name}(...args);`).join("\n") };
      const named = functions.map((name) => `export const ${name} = /* @__PURE__ */ of("${name}");`);
      return { contents: [`const all = ${given(path)};`, "const of = (name) => all[name];", "export default all;", ...named].join("\n") };
    });
  },
};
