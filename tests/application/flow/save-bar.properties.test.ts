import { describe, expect, test } from "vitest";

import { maySave, saveBarOf } from "../../../application/flow/save-bar.ts";
import { fc } from "../../domain/support/fast-check.ts";

describe("the save bar", () => {
  test("saves exactly when valid, changed and not saving, and shows unsaved changes", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isValid, isChanged, isSaving) => {
        const bar = saveBarOf({ isValid, isChanged, isSaving });
        expect(bar.maySave).toBe(isValid && isChanged && !isSaving);
        expect(bar.maySave).toBe(maySave({ isValid, isChanged, isSaving }));
        expect(bar.isUnsaved).toBe(isChanged || isSaving);
        expect(bar.isSaving).toBe(isSaving);
      }),
    );
  });
});
