import { refusalMessages, saveFailedBanner, type RefusalReason } from "../../domain/my-details/save-refusals.ts";
import type { Drafts } from "../flow/drafts.ts";
import type { FieldOf, FormDefinition, SaveFailure } from "../flow/form-definition.ts";
import { Form } from "../flow/form.ts";
import { err, type Result } from "../ports/result.ts";
import type { Clock } from "../ports/clock.ts";
import type { SaveRefusal } from "../ports/personal-records.ts";
import type { Track } from "../ports/tracking.ts";
import type { NavigationGuard } from "../shell/navigation-guard.ts";
import type { Toasts } from "../shell/toasts.ts";

/** What every form of My details leans on. */
export interface FormParts {
  readonly clock: Clock;
  readonly toasts: Toasts;
  readonly drafts: Drafts;
  readonly navigationGuard: NavigationGuard;
  readonly track: Track;
}

/** A form that tells, by its name, when something of it was saved. */
export const formOf = <Values extends object>(
  definition: FormDefinition<Values>,
  { clock, toasts, drafts, track }: FormParts,
): Form<Values> => {
  const save: FormDefinition<Values>["save"] = async (draft, version) => {
    const outcome = await definition.save(draft, version);
    if (outcome.ok) track("sectionSaved", { section: definition.name });
    return outcome;
  };
  return new Form({ ...definition, save }, clock, toasts, drafts);
};

/** The words of the banner above account and employment details, whatever the reason. ACCT-08, EMPL-05 */
export const bannerWords: Readonly<Record<RefusalReason, string>> = {
  INVALID_EMAIL: saveFailedBanner,
  DUPLICATE_EMAIL: saveFailedBanner,
  GENERIC: saveFailedBanner,
};

/** A refused save as its form tells it; `field` is the one that a refused email address stands in. CONT-09, CONS-10 */
export const saveFailureOf = <Done, Values>(
  outcome: Result<Done, SaveRefusal>,
  words: Readonly<Record<RefusalReason, string>> = refusalMessages,
  field?: FieldOf<Values>,
): Result<Done, SaveFailure<FieldOf<Values>>> => {
  if (outcome.ok) return outcome;
  if (outcome.reason === "NEWER") return err({ kind: "newer" });
  const isOfField = outcome.reason !== "GENERIC" && field !== undefined;
  return err({ kind: "refused", message: words[outcome.reason], ...(isOfField ? { field } : {}) });
};
