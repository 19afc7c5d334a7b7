import { expect, test } from "vitest";

import { equivalenceOf } from "../../../../domain/institute/documents/equivalence.ts";
import { shippedMails } from "../../../adapters/support/mails.ts";

test("a letter of equivalence names the examinations passed: for a tech graduate, no professional ones (DOCS-01)", async () => {
  const texts = await shippedMails.library.document("paper-equivalence", undefined);
  const graduate = texts[equivalenceOf("graduate")];
  expect([graduate.examinations, graduate.level.includes("level 5")]).toEqual(["technician examinations", true]);
  for (const { examinations, level } of [texts[equivalenceOf("member")], texts[equivalenceOf("affiliate")]])
    expect([examinations, level.includes("level 7")]).toEqual(["professional examinations", true]);
});
