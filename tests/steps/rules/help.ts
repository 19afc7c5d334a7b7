import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import { learningSiteOf } from "../../../domain/customer/learning-site.ts";
import { contentVariantFor } from "../../../domain/customer/local-offices.ts";
import type { Inline, TextWith } from "../../../domain/kernel/rich-text.ts";
import { withTelephoneLinks } from "../../../domain/kernel/telephone.ts";
import { changeProfile, customer } from "./people.ts";
import { vocabulary, words } from "./words.ts";

words("learningSite", ["china", "russia", "global"]);
vocabulary("variant", { "local office": "localOffice", standard: "standard" });

const readOut = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      return inline.kind === "placeholder" ? "" : readOut(inline.children);
    })
    .join("");

Given("the customer has no nationality on record", function () {
  changeProfile(this, { nationality: undefined });
});

Then(
  "the title {string} with the number {string} reads {string} and dials {string}",
  (title: string, telephone: string, reads: string, dials: string) => {
    const inlines = withTelephoneLinks(title as unknown as TextWith<"telephone">, telephone);
    const dialled = inlines.flatMap((inline) => (inline.kind === "link" ? [inline.href] : []));
    assert.deepEqual([readOut(inlines), dialled.join(", ")], [reads, dials]);
  },
);

Then("where there is a text for local offices the customer reads the {variant} one", function (variant: string) {
  assert.equal(contentVariantFor(customer.of(this).profile.countryOfResidence, ["standard", "localOffice"]), variant);
});

Then("where there is no text for local offices the customer reads the {variant} one", function (variant: string) {
  assert.equal(contentVariantFor(customer.of(this).profile.countryOfResidence, ["standard"]), variant);
});

Then("the learning site is {learningSite}", function (site: string) {
  assert.equal(learningSiteOf(customer.of(this).profile.nationality), site);
});
