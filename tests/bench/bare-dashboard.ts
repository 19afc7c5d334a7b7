import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { brotliCompressSync } from "node:zlib";

import { build } from "esbuild";

/** A dashboard element as data: its name, attributes and content. */
export type SerialisedElement =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly SerialisedElement[]];

/** Runs in the page: serialises the rendered elements. */
export const drawnIn = (root: Element): SerialisedElement => {
  const drawn = (element: Element): SerialisedElement => [
    element.tagName.toLowerCase(),
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data];
      return node instanceof Element ? [drawn(node)] : [];
    }),
  ];
  return drawn(root);
};

/** Source of a function that creates React elements from the data. */
export const drawSource = `
const names = { class: "className", for: "htmlFor", tabindex: "tabIndex", maxlength: "maxLength", colspan: "colSpan" };
const draw = (drawn, key) => typeof drawn === "string" ? drawn : createElement(
  drawn[0],
  { key, ...Object.fromEntries(Object.entries(drawn[1]).filter(([name]) => name !== "style").map(([name, value]) => [names[name] ?? name, value === "" ? true : value])) },
  ...(drawn[2].length > 0 ? drawn[2].map(draw) : []),
);`;

// Only React: the minimum cost of any page with it.
const code = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
${drawSource}
createRoot(document.getElementById("root")).render(draw(JSON.parse(document.getElementById("drawn").textContent), 0));
`;

/** The baseline: the same dashboard, rendered by React alone from data in the page, served compressed on a port. */
export const serveBareDashboard = async (drawn: SerialisedElement, styles: string, port: number): Promise<Server> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ".", loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const data = JSON.stringify(drawn).replaceAll("<", "\\u003c");
  const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><link rel="icon" href="data:,">${styles}<script type="application/json" id="drawn">${data}</script><script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>`;
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
  const html = brotliCompressSync(page);
  const server = createServer(({ url }, response) => {
    const isScript = url === "/bare.js";
    const type = isScript ? "text/javascript" : "text/html; charset=utf-8";
    response
      .writeHead(200, {
        "content-type": type,
        "content-encoding": "br",
        "cache-control": isScript ? "max-age=31536000, immutable" : "no-cache",
      })
      .end(isScript ? script : html);
  });
  await once(server.listen(port, "localhost"), "listening");
  return server;
};
