import type { AnswerShape } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import { type Result, ok } from "../ports/result.ts";

/** What is stored, and the version it is stored in. */
export interface OnRecord<Values> {
  readonly values: Values;
  readonly version: string;
}

export type FieldOf<Values> = keyof Values & string;

/** Why a save did not happen: a newer version is stored, or it was refused; perhaps on account of one field. */
export type SaveFailure<Field extends string> =
  | { readonly kind: "newer" }
  | { readonly kind: "refused"; readonly message: string; readonly field?: Field | undefined };

/** What makes one form different from another. */
export interface FormDefinition<Values extends object> {
  /** The name its draft is kept under. */
  readonly name: string;
  /** What is edited, in words: "phone number". */
  readonly subject: string;
  /** The address of its section. */
  readonly address: string;
  /** What each value may be, by which values kept by an earlier visit are checked. */
  readonly kinds: AnswerShape<Values>;
  /** What is on record; undefined while that is not known. */
  readonly stored: () => OnRecord<Values> | undefined;
  /** Whether it may be changed; absent where it always may. */
  readonly mayEdit?: (() => boolean) | undefined;
  /** What is wrong, in the order of the fields. */
  readonly problems: (draft: Values) => Problems<FieldOf<Values>>;
  /** What values come to once they are stored: two that come to the same are no change. */
  readonly shape: (values: Values) => unknown;
  /** Stores the draft upon a version; when it succeeds, `stored` gives what is on record then. */
  readonly save: (draft: Values, version: string) => Promise<Result<unknown, SaveFailure<FieldOf<Values>>>>;
  /** Asks again what is on record. */
  readonly reload: () => Promise<void>;
  /** The same behind what is known, which stays where no answer comes. */
  readonly reloadBehind: () => Promise<void>;
  /** What is said of a save that says more than that it was saved. */
  readonly saved?: string;
  /** What is said of a save that came to nothing for no reason anyone gave. */
  readonly failed: string;
}

export const isSameOnceStored = <Values extends object>(
  { shape }: Pick<FormDefinition<Values>, "shape">,
  one: Values,
  other: Values,
): boolean => JSON.stringify(shape(one)) === JSON.stringify(shape(other));

/**
 * Saves a draft upon the version it was typed upon. A save that meets a newer version looks at it: when what is
 * edited was not changed by anyone else it is sent again upon the newer one, which `rebase` is told; when the newer
 * one is what was being sent, an earlier attempt got through after all. So did one that failed for no reason anyone
 * gave, where a newer version is just that: its answer was lost. FORM-01
 */
export const saveUponNewest = async <Values extends object>(
  definition: FormDefinition<Values>,
  draft: Values,
  typedUpon: OnRecord<Values>,
  rebase: (newest: OnRecord<Values>) => void,
): Promise<Result<unknown, SaveFailure<FieldOf<Values>>>> => {
  let base = typedUpon;
  for (;;) {
    const outcome = await definition.save(draft, base.version);
    if (outcome.ok) return outcome;
    const { reason } = outcome;
    if (reason.kind === "refused" && reason.field !== undefined) return outcome;
    await (reason.kind === "newer" ? definition.reload() : definition.reloadBehind());
    const newest = definition.stored();
    if (!newest || newest.version === base.version) return outcome;
    if (isSameOnceStored(definition, newest.values, draft)) return ok(undefined);
    if (reason.kind === "refused") return outcome;
    rebase(newest);
    if (!isSameOnceStored(definition, newest.values, base.values)) return outcome;
    base = newest;
  }
};
