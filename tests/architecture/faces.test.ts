import { expect, test } from "vitest";

import { facesOf } from "./faces.ts";
import { sources } from "./working-tree.ts";

test("each use case of the desk is one of a command too (DESK-01)", () => {
  expect(facesOf(sources)).toEqual({
    "areas/cases/ask-sample.ts": { commands: ["review"], screens: ["review-deeds"] },
    "areas/cases/case-files.ts": { commands: ["show"], screens: ["case"] },
    "areas/cases/decide-case.ts": { commands: ["decide"], screens: ["case-deeds"] },
    "areas/cases/inbox.ts": { commands: ["inbox"], screens: ["inbox", "today"] },
    "areas/cases/read-case.ts": { commands: ["show"], screens: ["case"] },
    "areas/cases/reopen-case.ts": { commands: ["reopen"], screens: ["case-deeds"] },
    "areas/cases/request-more.ts": { commands: ["decide"], screens: ["case-deeds"] },
    "areas/cpd/reviews/draw-review.ts": { commands: ["review"], screens: ["review-deeds", "reviews"] },
    "areas/cpd/reviews/report.ts": { commands: ["review"], screens: ["review-deeds", "reviews"] },
    "areas/fee-runs/run-fees.ts": { commands: ["fees"], screens: ["fee-deeds"] },
    "areas/fees/bank-files/join-bank-line.ts": { commands: ["unmatched"], screens: ["bank-line-forms"] },
    "areas/fees/bank-files/leave-bank-line.ts": { commands: ["unmatched"], screens: ["bank-line-forms"] },
    "areas/fees/bank-files/line-columns.ts": { commands: ["unmatched"], screens: ["money"] },
    "areas/fees/bank-files/match-entries.ts": { commands: ["post-payments"], screens: ["bank-file"] },
    "areas/fees/bank-files/pair-bank-line.ts": { commands: ["unmatched"], screens: ["bank-line-forms"] },
    "areas/fees/bank-files/post-bank-file.ts": { commands: ["post-payments"], screens: ["bank-file"] },
    "areas/fees/bank-files/unmatched-lines.ts": { commands: ["unmatched"], screens: ["bank-line-deeds", "money"] },
    "areas/fees/charge.ts": { commands: ["post"], screens: ["person-forms"] },
    "areas/fees/payee.ts": { commands: ["unmatched"], screens: ["bank-line-forms"] },
    "areas/fees/reverse-posting.ts": { commands: ["post-reverse"], screens: ["person-forms"] },
    "areas/fees/take-payment.ts": { commands: ["post"], screens: ["person-forms"] },
    "areas/people/correct-name.ts": { commands: ["correct"], screens: ["person-forms"] },
    "areas/people/erase-person.ts": { commands: ["erase"], screens: ["account-forms"] },
    "areas/people/find-people.ts": { commands: ["find"], screens: ["people"] },
    "areas/people/invite-person.ts": { commands: ["sign-in"], screens: ["account-forms"] },
    "areas/people/leave.ts": { commands: ["departures"], screens: ["person-forms"] },
    "areas/people/merge.ts": { commands: ["merge"], screens: ["account-forms"] },
    "areas/people/person-summary.ts": { commands: ["find"], screens: ["case", "person", "person-deeds"] },
    "areas/people/readmit.ts": { commands: ["departures"], screens: ["person-forms"] },
    "areas/people/suspend-listed.ts": { commands: ["suspend-listed"], screens: ["suspend-deeds"] },
    "areas/people/suspend.ts": {
      commands: ["standing", "suspend-listed"],
      screens: ["person-forms", "suspend-deeds"],
    },
    "areas/records/apply-import.ts": { commands: ["import"], screens: ["import-deeds", "one-record"] },
    "areas/records/columns.ts": { commands: ["export"], screens: ["import-deeds", "one-record"] },
    "areas/records/faults.ts": { commands: ["post-payments"], screens: ["import-deeds", "one-record"] },
    "areas/records/files.ts": { commands: ["export", "import"], screens: ["import-deeds"] },
    "areas/records/import-file.ts": { commands: ["import"], screens: ["import-deeds", "one-record"] },
    "areas/records/undo-import.ts": { commands: ["import"], screens: ["import-deeds"] },
    "areas/reminders/coming-days.ts": { commands: ["year"], screens: ["today"] },
    "areas/reminders/overdue.ts": { commands: ["overdue"], screens: ["suspend-deeds"] },
    "areas/reminders/worker.ts": { commands: ["status"], screens: ["today"] },
    "areas/reminders/year.ts": { commands: ["year"], screens: ["year"] },
  });
});

test("a planted use case that only a screen offers is found", () => {
  const planted = new Map([
    [
      "adapters/institute/desk/screens/planted.ts",
      'import { plant } from "../../areas/fees/plant.ts";\nimport type { Shape } from "../../areas/fees/shape.ts";',
    ],
    ["adapters/institute/registrar/commands/other.ts", 'import { other } from "../../areas/fees/other.ts";'],
  ]);
  expect(facesOf(planted)).toEqual({ "areas/fees/plant.ts": { commands: [], screens: ["planted"] } });
});
