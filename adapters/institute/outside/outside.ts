import type { FastifyPluginAsync } from "fastify";
import { html } from "../pages/html.ts";
import { page } from "../pages/page.ts";

/** The systems that a trial stands in for, by the last part of their address. */
const systems: Readonly<Record<string, string>> = {
  support: "Support around the clock",
  "learning-site": "Learning site",
  "learning-site-china": "Learning site for China",
  "learning-site-russia": "Learning site for Russia",
  "recognised-bodies": "Recognised professional bodies",
  "external-portal": "External portal",
  "evidence-tracker": "Evidence tracker",
  "practising-certificate-renewal": "Practising certificate renewal",
  "international-practising-certificate-renewal": "International practising certificate renewal",
  "foundations-in-professionalism": "Foundations in professionalism",
};

/** Everything below /outside: a page for each system that is not part of the portal. */
export const outside: FastifyPluginAsync<{ readonly publicUrl: string }> = (app, { publicUrl }) => {
  for (const [name, title] of Object.entries(systems)) {
    const content = html`<h1>${title}</h1>
      <p>This page stands in for another system during a trial. Nothing is kept here.</p>
      <p><a class="button" href="${publicUrl}/">Back to the portal</a></p>`;
    app.get(`/${name}`, (_request, reply) => reply.type("text/html; charset=utf-8").send(page(title, content)));
  }
  return Promise.resolve();
};
