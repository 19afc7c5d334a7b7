import { expect, it } from "vitest";

import { openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

it("status names people whose email is spelt like another person's (REAL-02)", async () => {
  const institute = await openInstitute({ kind: "sqlite", path: ":memory:" });
  const status = () => registrarAt(institute.database)("status");
  expect(await status()).toContain("Emails: each has one spelling.");
  const email = "rene\u0301@example.org";
  await institute.database
    .updateTable("customers")
    .set({ email })
    .where("email", "=", "maya.member@example.org")
    .execute();
  expect(await status()).toMatch(new RegExp(`Emails: these are spelt like another person's; .+ \\(${email}\\)\\.`));
  await institute.close();
});
