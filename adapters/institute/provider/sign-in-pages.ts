import type { KeyObject } from "node:crypto";

import type { Provider } from "oidc-provider";

import { changeLanguage } from "../platform/customers/change-language.ts";
import { customerOf } from "../platform/customers/customers.store.ts";
import type { PageRequest } from "../platform/pages/page-language.ts";
import type { OwnPages, Pages } from "../platform/pages/pages.ts";
import { inTransaction, type Database } from "../platform/storage/storage.ts";
import { signInAddress } from "./sign-in-form.ts";

/** The provider's record of a sign-in that is under way. */
export type Interaction = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The language that was chosen during a sign-in. */
const languageChosenIn = ({ lastSubmission }: Interaction): string | undefined =>
  lastSubmission?.["language"] as string | undefined;

/** Keeps a language for the rest of a sign-in, in which it outweighs the one that the portal requests. LANG-02 */
export const chooseLanguageIn = async (interaction: Interaction, language: string): Promise<void> => {
  interaction.lastSubmission = { ...interaction.lastSubmission, language };
  await interaction.persist();
};

/** The pages of a sign-in: in the language chosen during it, else in one that the portal requests. LANG-02 */
export const signInPages = (pages: OwnPages, request: PageRequest, interaction: Interaction): Promise<Pages> => {
  const chosen = languageChosenIn(interaction);
  const { ui_locales: locales } = interaction.params;
  return pages.forReader(request, {
    requested: [...(chosen === undefined ? [] : [chosen]), ...(typeof locales === "string" ? locales.split(" ") : [])],
    address: signInAddress(interaction.uid),
  });
};

interface LanguageRecord {
  readonly database: Database;
  readonly auditKey: KeyObject;
  readonly now: () => Date;
}

/** Makes the language that was chosen during a sign-in the person's own. LANG-02 */
export const saveSignInLanguage = async (
  { database, auditKey, now }: LanguageRecord,
  interaction: Interaction,
  customerId: string,
): Promise<void> => {
  const chosen = languageChosenIn(interaction);
  if (chosen === undefined) return;
  await inTransaction(database, async (transaction) => {
    const person = await customerOf(transaction, customerId);
    if (person.language !== chosen)
      await changeLanguage({ by: customerId, now: now(), auditKey }, transaction, person, chosen);
  });
};
