import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then } from "@cucumber/cucumber";

import type { Employment, EmploymentField } from "../../../domain/my-details/employment.ts";
import {
  employmentProblems,
  employmentSaveOf,
  fieldsShown,
  isFieldDisabled,
} from "../../../domain/my-details/employment.ts";
import { fieldLabelled, labelled, problemsShown } from "./forms.ts";
import { note } from "./notes.ts";

const keys = note<readonly string[]>("what content asks for", () => []);
const employment = note<Employment>("employment", () => ({ businessAddressAvailable: "Y" }));

const enter = (world: object, entered: Partial<Employment>): void => {
  employment.change(world, (said) => ({ ...said, ...entered }));
  problemsShown.take(world, (asking) => employmentProblems(employment.of(asking), fieldsShown(keys.of(asking)), {}));
};

Given("content asks for {string}", function (list: string) {
  keys.take(this, list.split(", "));
});

Given("a business address is available: {answer}", function (available: boolean) {
  enter(this, { businessAddressAvailable: available ? "Y" : "N" });
});

Given("a {string} of {int} characters", function (field: string, length: number) {
  enter(this, { [fieldLabelled(field, ["companyName", "jobTitle"])]: "x".repeat(length) });
});

Given("the job category is {string}", function (jobCategory: string) {
  enter(this, { jobCategory });
});

Given("a job as {string} with {string}", function (jobTitle: string, companyName: string) {
  enter(this, { jobTitle, companyName });
});

Then("the employment fields are {string}", function (fields: string) {
  assert.equal(fieldsShown(keys.of(this)).join(", "), fields);
});

Then("{string} is disabled: {answer}", function (field: string, disabled: boolean) {
  assert.equal(isFieldDisabled(field as EmploymentField, employment.of(this)), disabled);
});

Then("employment is saved as", function (table: DataTable) {
  assert.deepEqual(labelled({ ...employmentSaveOf(employment.of(this)) }), table.rowsHash());
});
