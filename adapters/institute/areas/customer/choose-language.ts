import { changeLanguage } from "../../platform/customers/change-language.ts";
import { customerOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ActionContext } from "../use-case-context.ts";

interface Choice {
  readonly customerId: string;
  readonly language: string;
}

/** Keeps the language that a person chose among those offered. LANG-03 */
export const chooseLanguage = async (
  context: ActionContext,
  offered: readonly string[] = [],
  { customerId, language }: Choice,
): Promise<void> => {
  if (!offered.includes(language)) throw wordedRefusal("unacceptable", "OTHER_LANGUAGE", { field: "body.language" });
  const person = await customerOf(context.database, customerId);
  if (person.language !== language) await changeLanguage(context, context.database, person, language);
};
