import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import type { FormState, SaveBar } from "../../../application/flow/save-bar.ts";
import { saveBarOf } from "../../../application/flow/save-bar.ts";
import type { Problems } from "../../../domain/kernel/field-rules.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { note } from "./notes.ts";
import { vocabulary } from "./words.ts";

/** Problems of the scenario's form, computed on demand. */
export const problemsShown = note<(world: object) => Problems<string>>("a form");

const namesOfTheirOwn: Readonly<Record<string, string>> = {
  address: "Email address",
  countryCode: "Area code",
  number: "Phone number",
  uln: "ID",
  fullname: "Name",
  birthDate: "Date of birth",
  memberQualifications: "Professional qualifications",
  optInMemberDirectory: "Listed in the directory",
};

/** The label of a field: "Start date" of startDate, "Address line 1" of addressLine1. */
export const labelOf = (field: string): string => {
  const spaced = field.replace(/([A-Z]|\d+)/g, " $1").toLowerCase();
  return namesOfTheirOwn[field] ?? spaced.slice(0, 1).toUpperCase() + spaced.slice(1);
};

export const fieldLabelled = <Field extends string>(label: string, fields: readonly Field[]): Field => {
  const field = fields.find((known) => labelOf(known) === label);
  const known = fields.map(labelOf);
  if (!field)
    throw new Error(`There is no field "${label}".${didYouMean(label, known)} Known are: ${known.join(", ")}.`);
  return field;
};

/** Values by the labels of their fields. */
export const labelled = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [labelOf(field), value]));

const { components } = pageTexts("page-framework");

const form = note<FormState>("a form", () => ({ isValid: true, isChanged: false, isSaving: false }));

vocabulary<Partial<FormState>>("formState", {
  "right and unchanged": { isValid: true, isChanged: false },
  "right and changed": { isValid: true, isChanged: true },
  "wrong and unchanged": { isValid: false, isChanged: false },
  "wrong and changed": { isValid: false, isChanged: true },
  "right, changed and being saved": { isValid: true, isChanged: true, isSaving: true },
});
vocabulary("quoted", {
  "the message above a form with errors": components.form.errors,
  "the confirmation of a save": components.notices.successes.saved,
  "the question before unsaved changes are left": components.dialogs.leave.message,
});

const barOf = (world: object): SaveBar => saveBarOf(form.of(world));

Given("a form that is {formState}", function (state: Partial<FormState>) {
  form.change(this, (said) => ({ ...said, ...state }));
});

Then("{string} says {string}", function (label: string, message: string) {
  const problems = Object.entries(problemsShown.of(this)(this));
  assert.equal(problems.find(([field]) => labelOf(field) === label)?.[1] ?? "", message);
});

Then("no field says anything", function () {
  assert.deepEqual(problemsShown.of(this)(this), {});
});

Then("the save bar says {string}", function (status: string) {
  const { unsaved, unchanged } = components.form;
  assert.equal(barOf(this).isUnsaved ? unsaved : unchanged, status);
});

Then("its button reads {string}", function (button: string) {
  const { saving, save } = components.form;
  assert.equal(barOf(this).isSaving ? saving : save, button);
});

Then("it may be saved: {answer}", function (maySave: boolean) {
  assert.equal(barOf(this).maySave, maySave);
});

Then("{quoted} is {string}", (text: string, quoted: string) => {
  assert.equal(text, quoted);
});
