import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { build } from "esbuild";

import { drawSource, type SerialisedElement } from "./bare-dashboard.ts";

// A field and static pages with only React and wouter: the minimum cost of any portal made of them.
const codeFor = (pages: Readonly<Record<string, SerialisedElement>>): string => `
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { Route, Router, Switch } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
${drawSource}
const Field = () => {
  const [value, setValue] = useState("");
  return createElement("label", null, "Field", createElement("input", { value, onChange: (event) => setValue(event.target.value) }));
};
const Page = ({ drawn }) => draw(drawn, 0);
const routes = Object.entries(${JSON.stringify(pages)}).map(([path, drawn]) => createElement(Route, { path, key: path }, createElement(Page, { drawn })));
createRoot(document.getElementById("root")).render(createElement(Router, { hook: useHashLocation }, createElement(Field), createElement(Switch, null, ...routes)));
`;

/** Serves the baseline for typing and for changing pages: a field, and the given pages. */
export const serveBareReact = async (
  pages: Readonly<Record<string, SerialisedElement>>,
  port: number,
): Promise<Server> => {
  const { outputFiles } = await build({
    stdin: { contents: codeFor(pages), resolveDir: ".", loader: "js" },
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const page = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/bare.js"></script></html>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === "/bare.js";
    response
      .writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html; charset=utf-8" })
      .end(isScript ? outputFiles[0]?.contents : page);
  });
  await once(server.listen(port, "localhost"), "listening");
  return server;
};
