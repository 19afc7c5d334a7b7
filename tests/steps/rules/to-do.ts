import assert from "node:assert/strict";
import { Given, Then } from "@cucumber/cucumber";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import type { ToDo } from "../../../domain/customer/to-do.ts";
import { toDoOf } from "../../../domain/customer/to-do.ts";
import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import type { Pence } from "../../../domain/kernel/money.ts";
import { note } from "./notes.ts";
import { noticeOf } from "./words.ts";

const declaration = note<CpdStatus>("a declaration", () => "upToDate");
const balance = note<Pence>("a balance", () => 0);
const notifications = note<readonly NotificationCode[]>("notifications", () => []);

const told = (item: ToDo): string => {
  if (item.kind === "notification") return noticeOf(item.code);
  return item.isLate ? `late ${item.kind}` : item.kind;
};

Given("a declaration that is {cpdStatus}", function (status: CpdStatus) {
  declaration.take(this, status);
});

Given("a balance of {price}", function (pence: Pence) {
  balance.take(this, pence);
});

Given("a notification of {notice}", function (code: NotificationCode) {
  notifications.take(this, [code]);
});

Then("what needs doing is {string}", function (listed: string) {
  const status = declaration.of(this);
  const items = toDoOf({
    declaration: status === "upToDate" ? undefined : status,
    balance: balance.of(this),
    notifications: notifications.of(this),
  });
  assert.equal(items.map(told).join(", "), listed);
});
