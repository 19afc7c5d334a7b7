import type { FastifyPluginAsync } from "fastify";

import type { OrganisationSettings } from "../platform/body/body.ts";
import type { Pages } from "../platform/pages/pages.ts";
import type { OpenedProvider } from "../provider/identity.ts";
import { signedInCustomer } from "../provider/signed-in-customer.ts";
import { trialMail } from "./mail-pages.ts";
import { outside } from "./outside.ts";
import { trialPayments, type TrialPaymentsOptions } from "./payment-pages.ts";

export interface TrialPagesOptions {
  readonly body: OrganisationSettings;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly pages: Pages;
  /** Absent without a database. */
  readonly stored:
    | (Omit<TrialPaymentsOptions, "signedIn"> & { readonly provider: OpenedProvider | undefined })
    | undefined;
  /** Whether a mail server delivers the mails; otherwise they are shown as pages. */
  readonly sendsMail: boolean;
  /** Whether the systems around the portal are configured; otherwise pages stand in for them. */
  readonly hasOutside: boolean;
}

/** Everything below /outside: pages that stand in for the systems around the portal, and the mails. */
export const trialPages: FastifyPluginAsync<TrialPagesOptions> = async (app, options) => {
  const { stored, sendsMail, hasOutside, body, publicUrl, portalUrl, pages } = options;
  if (stored && !sendsMail)
    await app.register(trialMail, { prefix: "/mail", database: stored.database, publicUrl, pages, body });
  if (hasOutside) return;
  if (stored?.provider)
    await app.register(trialPayments, {
      ...stored,
      prefix: "/payments",
      signedIn: signedInCustomer(stored.provider.provider),
    });
  await app.register(outside, { portalUrl, pages });
};
