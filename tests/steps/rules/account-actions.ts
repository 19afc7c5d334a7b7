import assert from "node:assert/strict";

import { Then, type DataTable } from "@cucumber/cucumber";

import {
  appliesToSurvivingAccount,
  whyNotWithAccount,
  type AccountAction,
  type AccountState,
} from "../../../domain/institute/customer/account-actions.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { rowsOf } from "./tables.ts";

const today = "2026-11-22" as CalendarDate;

// Students, who have exams too.
const active: AccountState = {
  userType: "student",
  status: "Active",
  isClosed: false,
  isRetired: false,
  isFellow: false,
  isErased: false,
  credit: 1_00,
  departure: undefined,
};
const left: AccountState = {
  ...active,
  isClosed: true,
  departure: { kind: "resigned", on: "2026-11-01" as CalendarDate },
};

const states = {
  active,
  "without credit": { ...active, credit: 0 },
  suspended: { ...active, status: "SUSPENDED" },
  leaving: { ...active, departure: { kind: "resigned", on: "2026-12-31" as CalendarDate } },
  left,
  deceased: { ...left, departure: { kind: "deceased", on: "2026-11-01" as CalendarDate } },
  merged: { ...left, departure: { kind: "merged", on: "2026-11-01" as CalendarDate }, mergedInto: "4100121" },
  erased: { ...left, isErased: true },
} as const satisfies Readonly<Record<string, AccountState>>;

const actions: Readonly<Record<string, AccountAction>> = {
  "post a payment": "payment",
  "charge something": "charge",
  "take back a posting": "reverse",
  "pay out credit": "refund",
  "correct the name": "name",
  "change type and fellowship": "type",
  "correct the details": "details",
  "correct the contact details": "contact",
  "enter exam results": "exams",
  "change a notice": "notice",
  suspend: "suspend",
  "end a suspension": "reinstate",
  "record a departure": "leave",
  readmit: "readmit",
  invite: "invite",
  "give their data": "data",
  "merge into another account": "merge",
  erase: "erase",
};

const answerTo = (action: AccountAction, state: AccountState): string => {
  if (state.mergedInto !== undefined && appliesToSurvivingAccount(action)) return "kept";
  return whyNotWithAccount(action, state, today) === undefined ? "yes" : "no";
};

Then("staff can do this with an account", (table: DataTable) => {
  const stateNames = Object.keys(states) as (keyof typeof states)[];
  const rows = rowsOf(table, ["action", ...stateNames]);
  const wrong = rows.flatMap(({ action: words, ...said }) => {
    const action = actions[words];
    if (action === undefined) throw new Error(`No action is called «${words}».`);
    return stateNames
      .filter((name) => said[name] !== answerTo(action, states[name]))
      .map((name) => `${words}, ${name}: ${answerTo(action, states[name])}`);
  });
  assert.deepEqual(wrong, [], "The rule says otherwise.");
  assert.deepEqual(
    rows.map(({ action }) => action).toSorted(),
    Object.keys(actions).toSorted(),
    "The table has each action once.",
  );
});
