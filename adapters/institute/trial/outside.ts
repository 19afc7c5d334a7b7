import type { FastifyPluginAsync } from "fastify";

import type { OutsideAddresses } from "../platform/body/outside-addresses.ts";
import { html } from "../platform/pages/html.ts";
import { sendPage, type Pages } from "../platform/pages/pages.ts";

/** Addresses of a trial, which are plain pages of the institute. */
export const trialOutside = (publicUrl: string): OutsideAddresses => {
  const at = (name: string) => `${publicUrl}/outside/${name}`;
  return {
    support: at("support"),
    learningSites: {
      china: at("learning-site-china"),
      russia: at("learning-site-russia"),
      global: at("learning-site"),
    },
    recognisedBodies: at("recognised-bodies"),
    externalPortal: at("external-portal"),
    olderPortal: at("older-portal"),
    outgoing: {
      evidenceTracker: at("evidence-tracker?session="),
      practisingCertificateRenewal: at("practising-certificate-renewal?session="),
      internationalPractisingCertificateRenewal: at("international-practising-certificate-renewal?session="),
      foundationsInProfessionalism: at("foundations-in-professionalism?user="),
    },
    handOffOrigins: [new URL(publicUrl).origin],
    // A trial shows both ways.
    cpdLog: true,
  };
};

/** Systems that a trial simulates, by the last segment of their address. */
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

/** Title of a page: the name of its system, or the path's words for the institute's own website. */
const titleOf = (path: string): string => {
  const words = path
    .split("/")
    .map((part) => part.replaceAll("-", " ").replace(/\bcpd\b/, "CPD"))
    .join(": ");
  return systems[path] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const parameterList = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);

/** Everything below /outside: a page for each system around the portal, with the parameters it received. */
export const outside: FastifyPluginAsync<{ readonly portalUrl: string; readonly pages: Pages }> = (
  app,
  { portalUrl, pages },
) => {
  const show = (title: string, parts: Readonly<Record<string, string>>): string =>
    pages.page(
      title,
      html`<h1>${title}</h1>
        <p>This page stands in for another system during a trial. Nothing is kept here.</p>
        ${Object.keys(parts).length > 0 ? html`<h2>What it was handed</h2><dl>${parameterList(parts)}</dl>` : undefined}
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
