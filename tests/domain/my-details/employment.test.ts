import { expect, test } from "vitest";

import {
  employmentFields,
  employmentProblems,
  employmentSaveOf,
  fieldsShown,
  isFieldDisabled,
  type Employment,
} from "../../../domain/my-details/employment.ts";
import { allInEnglish } from "../support/english.ts";

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

test.each([
  [employmentFields, employmentFields],
  [
    ["JobCategory", "CompanyName"],
    ["JobCategory", "CompanyName"],
  ],
  [["JobTitle", "ShoeSize", "JobTitle"], ["JobTitle"]],
])("content that lists %j shows the fields %j (EMPL-01)", (keys, fields) => {
  expect(fieldsShown(keys)).toEqual(fields);
});

test("without a business address company name and job title cannot be changed (EMPL-02)", () => {
  const disabled = (businessAddressAvailable: "Y" | "N") =>
    employmentFields.filter((field) => isFieldDisabled(field, { businessAddressAvailable }));
  expect(disabled("N")).toEqual(["CompanyName", "JobTitle"]);
  expect(disabled("Y")).toEqual([]);
});

test.each<[Partial<Employment>, object]>([
  [{ jobCategory: "AUDIT", companyName: "x".repeat(67), jobTitle: "x".repeat(40) }, {}],
  [{ jobCategory: "AUDIT", companyName: "x".repeat(68) }, { companyName: "Max 67 chars" }],
  [{ jobCategory: "AUDIT", jobTitle: "x".repeat(41) }, { jobTitle: "Max 40 chars" }],
  [{ jobCategory: "" }, { jobCategory: "This field is required" }],
])("employment with %j has the errors %j (EMPL-03)", (entered, problems) => {
  const employment: Employment = { businessAddressAvailable: "Y", ...entered };
  expect(allInEnglish(employmentProblems(employment, employmentFields, {}))).toEqual(problems);
});

test("a job category that content does not list is not required (EMPL-03)", () => {
  expect(employmentProblems({ businessAddressAvailable: "Y" }, ["CompanyName"], {})).toEqual({});
});
