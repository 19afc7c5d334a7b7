import { expect, test } from "vitest";

import { qualificationWords } from "../../../ui/qualifications/qualification-words.ts";

test("a pathway is named with its description, if there is one (QUAL-03)", () => {
  expect(qualificationWords({ of: "FIA pathway", description: "Diploma in Accounting" })).toBe(
    "FIA pathway: Diploma in Accounting",
  );
  expect(qualificationWords({ of: "FIA pathway", description: undefined })).toBe("FIA pathway");
  expect(qualificationWords({ of: "ACCA qualification" })).toBe("ACCA qualification");
});
