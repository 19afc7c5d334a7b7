import type { AnswerShape } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import type { Message } from "../../domain/kernel/message.ts";
import type { SentSubject, Success } from "../../domain/shell/component-texts.ts";
import { type Result, ok } from "../ports/result.ts";

/** Stored values with their version, for optimistic locking. */
export interface Versioned<Values> {
  readonly values: Values;
  readonly version: string;
}

export type FieldOf<Values> = keyof Values & string;

/** Why a save failed: a newer version exists, or the server rejected it, possibly because of one field. */
export type SaveFailure<Field extends string> =
  | { readonly kind: "newer" }
  | { readonly kind: "refused"; readonly message: Message; readonly field?: Field | undefined };

/** Configuration of a form. */
export interface FormDefinition<Values extends object> {
  /** Storage key of the draft. */
  readonly name: string;
  /** What the form edits. */
  readonly subject: SentSubject;
  /** The address of the form's section. */
  readonly address: string;
  /** Type of each value, used to validate restored drafts. */
  readonly kinds: AnswerShape<Values>;
  /** The stored record; undefined until loaded. */
  readonly stored: () => Versioned<Values> | undefined;
  /** Whether editing is allowed. Default: always. */
  readonly mayEdit?: (() => boolean) | undefined;
  /** Validation errors in field order. */
  readonly problems: (draft: Values) => Problems<FieldOf<Values>>;
  /** What to ask about valid values, by field; asked once, and saved when the values are sent again. */
  readonly questions?: ((draft: Values) => Problems<FieldOf<Values>>) | undefined;
  /** Normalises values as the server stores them; equal results mean no change. */
  readonly shape: (values: Values) => unknown;
  /** Saves a draft on top of a version. After success, `stored` returns the saved record. */
  readonly save: (draft: Values, version: string) => Promise<Result<unknown, SaveFailure<FieldOf<Values>>>>;
  /** Reloads the record. */
  readonly reload: () => Promise<void>;
  /** Reloads the record in the background; a failure keeps the known one. */
  readonly revalidate: () => Promise<void>;
  /** What a successful save has done, if not just saved. */
  readonly success?: Success;
  /** Message for a failure without a stated reason. */
  readonly failed: Message;
}

/** Whether two values are equal after normalisation, so saving either gives the same record. */
export const equalWhenSaved = <Values extends object>(
  { shape }: Pick<FormDefinition<Values>, "shape">,
  one: Values,
  other: Values,
): boolean => JSON.stringify(shape(one)) === JSON.stringify(shape(other));

/**
 * Saves a draft with optimistic locking. On a version conflict, reloads the record and retries on the newer version
 * (passed to `rebase`) if the edited values did not change. If the newer record equals the draft, an earlier attempt
 * succeeded and its response was lost; the same check follows failures without a reason. FORM-01
 */
export const saveWithRebase = async <Values extends object>(
  definition: FormDefinition<Values>,
  draft: Values,
  typedUpon: Versioned<Values>,
  rebase: (newest: Versioned<Values>) => void,
): Promise<Result<unknown, SaveFailure<FieldOf<Values>>>> => {
  let base = typedUpon;
  for (;;) {
    const outcome = await definition.save(draft, base.version);
    if (outcome.ok) return outcome;
    const { reason } = outcome;
    if (reason.kind === "refused" && reason.field !== undefined) return outcome;
    await (reason.kind === "newer" ? definition.reload() : definition.revalidate());
    const newest = definition.stored();
    if (!newest || newest.version === base.version) return outcome;
    if (equalWhenSaved(definition, newest.values, draft)) return ok(undefined);
    if (reason.kind === "refused") return outcome;
    rebase(newest);
    if (!equalWhenSaved(definition, newest.values, base.values)) return outcome;
    base = newest;
  }
};
