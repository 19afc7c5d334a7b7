import { expect, test } from "vitest";

import { formatMessage } from "../../../domain/kernel/message.ts";
import { qualificationWords } from "../../../ui/qualifications/qualification-words.ts";

test("a pathway is named with its description, if there is one (QUAL-03)", () => {
  expect(qualificationWords({ of: "FIA pathway", description: "Diploma in Accounting" }, formatMessage)).toBe(
    "FIA pathway: Diploma in Accounting",
  );
  expect(qualificationWords({ of: "FIA pathway", description: undefined }, formatMessage)).toBe("FIA pathway");
  expect(qualificationWords({ of: "ACCA qualification" }, formatMessage)).toBe("ACCA qualification");
});
