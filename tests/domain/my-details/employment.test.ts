import { expect, test } from "vitest";

import { employmentSaveOf } from "../../../domain/my-details/employment.ts";

test("company name and job title are saved trimmed, even if empty; choices only when made (EMPL-04)", () => {
  expect(
    employmentSaveOf({
      businessAddressAvailable: "Y",
      companyName: " Quill and Ledger ",
      jobTitle: " Partner ",
      jobCategory: "AUDIT",
      organisationSize: " ",
    }),
  ).toEqual({
    companyName: "Quill and Ledger",
    jobTitle: "Partner",
    jobCategory: "AUDIT",
  });
  expect(employmentSaveOf({ businessAddressAvailable: "Y" })).toEqual({ companyName: "", jobTitle: "" });
});
