import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { SubmittedRoute } from "../../../domain/cpd/cpd-routes.ts";
import { submissionStatusOf } from "../../../domain/cpd/declaration.ts";
import type { Adjustment, AnnualDeclaration } from "../../../domain/cpd/history.ts";
import {
  awardedUnits,
  latestFirst,
  requestedAdjustmentStatuses,
  withoutAdjustment,
} from "../../../domain/cpd/history.ts";
import type { CpdStatus, OverviewCode, SubmissionStatus } from "../../../domain/cpd/status.ts";
import {
  cpdStatusOf,
  isDeclarationRequired,
  overviewCodes,
  showsDeclarationNotice,
} from "../../../domain/cpd/status.ts";
import {
  adjustmentStatuses,
  codeFor,
  coded,
  cpdStatuses,
  inFieldWords,
  submissionStatuses,
  submittedRoutes,
} from "./field-words.ts";
import { note } from "./notes.ts";
import { customer } from "./people.ts";
import { rowsOf } from "./tables.ts";
import { vocabulary, words } from "./words.ts";

const history = note<readonly AnnualDeclaration[]>("the CPD history");

coded("cpdStatus", cpdStatuses);
words("overviewCode", overviewCodes);
coded("submittedRoute", submittedRoutes);
coded("submissionStatus", submissionStatuses);
coded("adjustmentStatus", adjustmentStatuses);
vocabulary("retired", { retired: true, "not retired": false });

const yearIn = (world: object, year: number): AnnualDeclaration => {
  const found = history.of(world).find((declared) => declared.year === year);
  if (!found) throw new Error(`The history has no year ${year}.`);
  return found;
};

const columns = ["year", "brought forward", "waiver", "units", "status"] as const;

const adjustmentOf = ({
  waiver,
  units,
  status,
}: Readonly<Record<(typeof columns)[number], string>>): readonly Adjustment[] =>
  waiver === ""
    ? []
    : [
        {
          id: waiver,
          type: "waiver",
          reason: "Illness",
          units: Number(units),
          status: { code: codeFor(adjustmentStatuses, status) },
        },
      ];

Given(
  "the CPD overview says {overviewCode} with {int} days left",
  function (code: OverviewCode, remainingDays: number) {
    customer.change(this, (said) => ({ ...said, cpdStatus: cpdStatusOf({ code, remainingDays }) }));
  },
);

Given("the CPD history", function (table: DataTable) {
  const rows = rowsOf(table, columns);
  const years = [...new Set(rows.map((row) => Number(row.year)))];
  history.take(
    this,
    years.map((year) => {
      const ofYear = rows.filter((row) => Number(row.year) === year);
      return {
        year,
        status: "COMPLETE",
        broughtForwardUnits: Number(ofYear[0]?.["brought forward"]),
        adjustments: ofYear.flatMap(adjustmentOf),
      };
    }),
  );
});

When("the waiver {string} is deleted", function (id: string) {
  history.change(this, (years) => withoutAdjustment(years, id));
});

Then(
  "with the CPD overview {overviewCode} a declaration is required: {answer}",
  (code: OverviewCode, expected: boolean) => {
    assert.equal(isDeclarationRequired(code), expected);
  },
);

Then("the CPD status is {cpdStatus}", function (status: CpdStatus) {
  assert.equal(customer.of(this).cpdStatus, status);
});

Then(
  "with CPD status {cpdStatus} the declaration notice shows to someone {retired}: {answer}",
  (status: CpdStatus, isRetired: boolean, shown: boolean) => {
    assert.equal(showsDeclarationNotice(status, isRetired), shown);
  },
);

Then("the history lists the years {string}", function (years: string) {
  assert.equal(
    latestFirst(history.of(this))
      .map(({ year }) => year)
      .join(", "),
    years,
  );
});

Then("in {int} the awarded units are {int}", function (year: number, units: number) {
  assert.equal(awardedUnits(yearIn(this, year)), units);
});

Then("in {int} the units brought forward are {int}", function (year: number, units: number) {
  assert.equal(yearIn(this, year).broughtForwardUnits, units);
});

Then("the history is asked for adjustments that are {string}", (statuses: string) => {
  assert.equal(inFieldWords(adjustmentStatuses, requestedAdjustmentStatuses), statuses);
});

Then("the history has the waivers {string}", function (ids: string) {
  const adjustments = history.of(this).flatMap((year) => year.adjustments);
  assert.equal(
    adjustments
      .map(({ id }) => id)
      .toSorted()
      .join(", "),
    ids,
  );
});

Then(
  "a declaration by {submittedRoute} is recorded as {submissionStatus}",
  (route: SubmittedRoute, status: SubmissionStatus) => {
    assert.equal(submissionStatusOf({ route }), status);
  },
);
