import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

import { build } from "esbuild";

// The minimum cost of any portal made with React: what the portal rendered, as elements that React creates from data.

/** A rendered element as data: its name, attributes and content. */
export type SerialisedElement =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children: readonly SerialisedElement[]];

/** Runs in the page: serialises rendered elements. */
export const serialise = (root: Element): SerialisedElement => {
  const serialiseElement = (element: Element): SerialisedElement => [
    element.tagName.toLowerCase(),
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data];
      return node instanceof Element ? [serialiseElement(node)] : [];
    }),
  ];
  return serialiseElement(root);
};

/** A site on loopback. */
interface LocalSite {
  readonly url: string;
  readonly close: () => void;
}

const preamble = `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";

const names = { class: "className", for: "htmlFor", tabindex: "tabIndex", maxlength: "maxLength", colspan: "colSpan" };
const create = (data, key) => {
  if (typeof data === "string") return data;
  const [name, attributes, children] = data;
  const props = Object.entries(attributes).filter(([attribute]) => attribute !== "style");
  return createElement(
    name,
    { key, ...Object.fromEntries(props.map(([attribute, value]) => [names[attribute] ?? attribute, value === "" ? true : value])) },
    ...(children.length > 0 ? children.map(create) : []),
  );
};
const data = JSON.parse(document.getElementById("data").textContent);
const root = createRoot(document.getElementById("root"));
`;

const serveReact = async (code: string, data: unknown, styles = ""): Promise<LocalSite> => {
  const { outputFiles } = await build({
    stdin: { contents: preamble + code, resolveDir: ".", loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare React</title><link rel="icon" href="data:,">${styles}<script type="application/json" id="data">${json}</script><script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>`;
  const html = brotliCompressSync(page);
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
  const server = createServer(({ url }, response) => {
    const isScript = url === "/bare.js";
    response
      .writeHead(200, {
        "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8",
        "content-encoding": "br",
        "cache-control": isScript ? "max-age=31536000, immutable" : "no-cache",
      })
      .end(isScript ? script : html);
  });
  await once(server.listen(0, "localhost"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
};

/** Serves the baseline of a page load: the same dashboard by React alone, from data in the page. */
export const serveBareDashboard = (dashboard: SerialisedElement, styles: string): Promise<LocalSite> =>
  serveReact("root.render(create(data, 0));", dashboard, styles);

/** Serves the baseline of typing and of changing pages: a field, and the given pages by route. */
export const serveBarePages = (pages: Readonly<Record<string, SerialisedElement>>): Promise<LocalSite> =>
  serveReact(
    `
    const Field = () => {
      const [value, setValue] = useState("");
      return createElement("label", null, "Field", createElement("input", { value, onChange: (event) => setValue(event.target.value) }));
    };
    const Page = ({ page }) => create(page, 0);
    const routes = Object.entries(data).map(([path, page]) => createElement(Route, { path, key: path }, createElement(Page, { page })));
    root.render(createElement(Router, { hook: useHashLocation }, createElement(Field), createElement(Switch, null, ...routes)));
    `,
    pages,
  );
