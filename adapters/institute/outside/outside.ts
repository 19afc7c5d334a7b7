import type { FastifyPluginAsync } from "fastify";
import { html } from "../pages/html.ts";
import { sendPage, type Pages } from "../pages/pages.ts";

/** The systems that a trial stands in for, by the last part of their address. */
const systems: Readonly<Record<string, string>> = {
  support: "Support around the clock",
  "learning-site": "Learning site",
  "learning-site-china": "Learning site for China",
  "learning-site-russia": "Learning site for Russia",
  "recognised-bodies": "Recognised professional bodies",
  "external-portal": "External portal",
  "older-portal": "Older portal",
  "evidence-tracker": "Evidence tracker",
  "practising-certificate-renewal": "Practising certificate renewal",
  "international-practising-certificate-renewal": "International practising certificate renewal",
  "foundations-in-professionalism": "Foundations in professionalism",
};

/** What a page is called: the name of its system, or the words of its address for the institute's own website. */
const titleOf = (path: string): string => {
  const words = path.split("/").map((part) => part.replaceAll("-", " ")).join(": ");
  return systems[path] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const handed = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);

/** Everything below /outside: a page for each system that is not part of the portal, with what it was handed. */
export const outside: FastifyPluginAsync<{ readonly portalUrl: string; readonly pages: Pages }> = (app, { portalUrl, pages }) => {
  const show = (title: string, parts: Readonly<Record<string, string>>): string =>
    pages.page(
      title,
      html`<h1>${title}</h1>
        <p>This page stands in for another system during a trial. Nothing is kept here.</p>
        ${Object.keys(parts).length > 0 ? html`<h2>What it was handed</h2><dl>${handed(parts)}</dl>` : undefined}
        <p><a class="button" href="${portalUrl}/">Back to the portal</a></p>`,
    );
  app.get<{ Querystring: Record<string, string>; Params: { "*": string } }>("/*", (request, reply) =>
    sendPage(reply, 200, show(titleOf(request.params["*"]), request.query)),
  );
  app.get<{ Params: { "*": string } }>("/older-portal/*", (request, reply) =>
    sendPage(reply, 200, show("Older portal", { page: `/${request.params["*"]}` })),
  );
  return Promise.resolve();
};
