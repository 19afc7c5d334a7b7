import type { FastifyPluginAsync, FastifyReply } from "fastify";

import {
  displayDocumentCode,
  longestTypedCode,
  readDocumentCode,
  type DocumentCode,
} from "../../../../domain/documents/document-code.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import { countActivity } from "../../platform/customers/activity-counts.store.ts";
import { customerOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import { sendPage, type Pages } from "../../platform/pages/pages.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { profileFactsOf } from "../customer/profile-facts.store.ts";
import { issuedDocumentOf } from "./issued.store.ts";
import { holderOfStandingCode } from "./standing-links.store.ts";
import { checkPage, documentPage, mistypedPage, standingPage, unknownPage } from "./verification-page.ts";
import { displayedValidityOn } from "./verification.store.ts";

interface VerificationDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly pages: Pages;
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

  /** Counts a check per day for the holder to see; the third party is not recorded. */
  const countChecked = async ({ customerId }: CustomerRow, subject: string): Promise<void> => {
    const present = now();
    await countActivity(database, {
      customerId,
      kind: "checked",
      subject,
      now: present,
      today: dayOf(present, rules),
    });
  };

  /** The page of a member who shows their standing. An account that is closed is not in good standing. */
  const answerStanding = async (
    reply: FastifyReply,
    code: DocumentCode,
    holder: CustomerRow,
  ): Promise<FastifyReply> => {
    const today = dayOf(now(), rules);
    const { inGoodStanding = false } = await profileFactsOf(database, holder, { today, rules });
    const isValid = inGoodStanding && holder.isClosed === 0;
    const { title } = (await pages.words("verification")).standing;
    await countChecked(holder, `${title}, ${displayDocumentCode(code)}`);
    return sendPage(reply, 200, await standingPage(pages, { body, rules, today }, code, holder, isValid));
  };

  const answer = async (reply: FastifyReply, typed: string, isHolder = false): Promise<FastifyReply> => {
    const code = readDocumentCode(typed);
    if (code === undefined) return sendPage(reply, 400, await mistypedPage(pages, typed));
    const document = await issuedDocumentOf(database, code);
    const member = document ? undefined : await holderOfStandingCode(database, code);
    if (member !== undefined) return answerStanding(reply, code, await customerOf(database, member));
    if (!document) return sendPage(reply, 404, await unknownPage(pages, body, displayDocumentCode(code)));
    const holder = await customerOf(database, document.customerId);
    const today = dayOf(now(), rules);
    const validity = await displayedValidityOn(database, document, holder, { today, rules });
    await countChecked(holder, `${document.title}, ${displayDocumentCode(code)}`);
    const way = isHolder ? `${portalUrl}/#/documents-and-downloads` : undefined;
    return sendPage(reply, 200, await documentPage(pages, { body, rules, way }, document, validity));
  };

  app.get<{ Querystring: { code?: unknown } }>("/", async (request, reply) => {
    const { code: typed } = request.query;
    if (typeof typed !== "string" || typed.trim() === "") return sendPage(reply, 200, await checkPage(pages, body));
    const code = readDocumentCode(typed.slice(0, longestTypedCode));
    // Redirects a typed code to the address in the QR code, which counts the check.
    if (code !== undefined) return reply.redirect(`/verify/${displayDocumentCode(code)}`, 303);
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    return answer(reply, typed);
  });

  app.get<{ Params: { code: string }; Querystring: { from?: unknown } }>("/:code", async (request, reply) => {
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    const { params, query } = request;
    return answer(reply, params.code.slice(0, longestTypedCode), query.from === "portal");
  });
  return Promise.resolve();
};
