import { changeLanguage } from "../../platform/customers/change-language.ts";
import { customerOf } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Acting } from "../acting.ts";

interface Choice {
  readonly customerId: string;
  readonly language: string;
}

/** Keeps the language that a person chose among those offered. LANG-03 */
export const chooseLanguage = async (
  acting: Acting,
  offered: readonly string[] = [],
  { customerId, language }: Choice,
): Promise<void> => {
  if (!offered.includes(language)) throw wordedRefusal("unacceptable", "OTHER_LANGUAGE", { field: "body.language" });
  const person = await customerOf(acting.database, customerId);
  if (person.language !== language) await changeLanguage(acting, acting.database, person, language);
};
