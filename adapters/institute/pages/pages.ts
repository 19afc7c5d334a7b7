import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { bodyStyle } from "../../contract/body-style.ts";
import type { InstituteBody } from "../body/body.ts";

/** The portal that someone is signed in to asked for the sign-out, so there is nothing left to ask them. */
const signOutScript = `document.querySelector("button[name=logout]").click();\n`;

/** What the institute's own pages are styled by, and the drawings of its body. */
export const servePages = async (app: FastifyInstance, body: InstituteBody): Promise<void> => {
  // The typeface and the colours are the portal's own.
  const sheets = ["../../contract/fonts.css", "../../contract/tokens.css", "style.css"];
  const styles = await Promise.all(sheets.map((sheet) => readFile(new URL(sheet, import.meta.url), "utf8")));
  const serve = (path: string, type: string, content: string) =>
    app.get(path, (_request, reply) => reply.type(type).header("cache-control", "public, max-age=300").send(content));
  serve("/pages/style.css", "text/css; charset=utf-8", `${styles.join("\n")}\n${bodyStyle(body)}\n`);
  serve("/pages/sign-out.js", "text/javascript; charset=utf-8", signOutScript);
  serve("/body/mark.svg", "image/svg+xml", body.drawings.mark.svg);
  serve("/body/seal.svg", "image/svg+xml", body.drawings.seal.svg);
};
