import type { FastifyPluginAsync } from "fastify";

import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import type { Pages } from "../platform/pages/pages.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import type { Database } from "../platform/storage/storage.ts";
import { trialMail } from "./mail-pages.ts";
import { outside } from "./outside.ts";
import { PaymentCentre } from "./payment-centre.ts";
import { trialPayments } from "./payment-pages.ts";

export interface TrialPagesOptions {
  readonly body: OrganisationSettings;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly pages: Pages;
  readonly rules: OrganisationRules;
  /** Takes payments online; the stand-in has pages here. */
  readonly payments: PaymentProvider | undefined;
  /** Absent without a database. */
  readonly stored: { readonly database: Database } | undefined;
  /** Whether a mail server delivers the mails; otherwise they are shown as pages. */
  readonly sendsMail: boolean;
  /** Whether the systems around the portal are configured; otherwise pages stand in for them. */
  readonly hasOutside: boolean;
}

/** Everything below /outside: pages that stand in for the systems around the portal, and the mails. */
export const trialPages: FastifyPluginAsync<TrialPagesOptions> = async (app, options) => {
  const { stored, sendsMail, hasOutside, body, rules, payments, publicUrl, portalUrl, pages } = options;
  if (stored && !sendsMail)
    await app.register(trialMail, { prefix: "/mail", database: stored.database, publicUrl, pages, body });
  if (hasOutside) return;
  if (payments instanceof PaymentCentre)
    await app.register(trialPayments, { centre: payments, rules, portalUrl, pages, prefix: "/payments" });
  await app.register(outside, { portalUrl, pages });
};
