import { ok, type Result } from "../ports/result.ts";
import { isSameOnceStored, type FieldOf, type FormDefinition, type OnRecord, type SaveFailure } from "./form-definition.ts";

/**
 * Saves a draft upon the version it was typed upon. A save that meets a newer version looks at it: when what is
 * edited was not changed by anyone else it is sent again upon the newer one, which `rebase` is told; when the newer
 * one is what was being sent, an earlier attempt got through after all. FORM-01
 */
export const saveUponNewest = async <Values extends object>(
  definition: FormDefinition<Values>,
  draft: Values,
  typedUpon: OnRecord<Values> | undefined,
  rebase: (newest: OnRecord<Values>) => void,
): Promise<Result<unknown, SaveFailure<FieldOf<Values>>>> => {
  let base = typedUpon;
  for (;;) {
    const outcome = await definition.save(draft, base?.version ?? "");
    if (outcome.ok || outcome.reason.kind !== "newer") return outcome;
    await definition.reload();
    const newest = definition.stored();
    if (!newest || !base || newest.version === base.version) return outcome;
    rebase(newest);
    if (isSameOnceStored(definition, newest.values, draft)) return ok(undefined);
    if (!isSameOnceStored(definition, newest.values, base.values)) return outcome;
    base = newest;
  }
};
