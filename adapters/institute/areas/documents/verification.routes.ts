import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";

import {
  displayDocumentCode,
  maxTypedCodeLength,
  readDocumentCode,
} from "../../../../domain/institute/documents/document-code.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import { chosenLanguage } from "../../platform/pages/page-language.ts";
import { sendPage, type OwnPages } from "../../platform/pages/pages.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { verificationFormPage, verificationResultPage } from "./verification-page.ts";

interface VerificationDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly pages: OwnPages;
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
  readonly portalUrl: string;
  readonly now: () => Date;
}

/**
 * An office behind one address checks several documents in a row. At this rate, a code of 80 bits cannot be guessed.
 */
const perAddress: Limit = { name: "verifications", atOnce: 60, every: 1_000 };

/** The public page for checking a document. VERI-02, VERI-03 */
export const verification: FastifyPluginAsync<VerificationDependencies> = (
  app,
  { database, limits, pages, body, rules, portalUrl, now },
) => {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.header("x-robots-tag", "noindex, nofollow").header("cache-control", "no-store");
    done();
  });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    typed: string,
    isHolder = false,
  ): Promise<FastifyReply> => {
    const at = now();
    const way = isHolder ? `${portalUrl}/#/documents-and-downloads` : undefined;
    const view = { database, body, rules, now: at, today: dayOf(at, rules), way };
    const [status, page] = await verificationResultPage(pages, request, view, typed);
    return sendPage(reply, status, page);
  };

  app.get<{ Querystring: { code?: unknown } }>("/", async (request, reply) => {
    const { code: query } = request.query;
    const typed = typeof query === "string" ? query.slice(0, maxTypedCodeLength) : "";
    if (typed.trim() === "" || chosenLanguage(request, body.languages) !== undefined)
      return sendPage(reply, 200, await verificationFormPage(pages, request, body, typed));
    const code = readDocumentCode(typed);
    // Redirects a typed code to the address in the QR code, which counts the check.
    if (code !== undefined) return reply.redirect(`/verify/${displayDocumentCode(code)}`, 303);
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    return answer(request, reply, typed);
  });

  app.get<{ Params: { code: string }; Querystring: { from?: unknown } }>("/:code", async (request, reply) => {
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    const { params, query } = request;
    return answer(request, reply, params.code.slice(0, maxTypedCodeLength), query.from === "portal");
  });
  return Promise.resolve();
};
