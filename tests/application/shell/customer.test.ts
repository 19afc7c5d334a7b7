import { expect, test } from "vitest";

import type { CustomerRecords } from "../../../application/ports/institute.ts";
import { CallFailure, err, ok } from "../../../application/ports/result.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { anyProfile } from "../support/any-profile.ts";

test("only failed notifications are the status of the whole portal, until they have loaded (ERR-09)", async () => {
  let isMended = false;
  const failure = (name: string) => err(new CallFailure(name, 500, "c-1"));
  const records = {
    profile: async () => anyProfile,
    balance: async () => failure("BALANCE_FETCH_ERROR"),
    notifications: async () => (isMended ? ok({ codes: [] }) : failure("NOTIFICATIONS_FETCH_ERROR")),
  } satisfies Partial<CustomerRecords> as CustomerRecords;
  const customer = new Customer(records, new Failures({ report: () => undefined }, () => "an-id"));
  await customer.balance.load();
  expect(customer.portalStatus).toBeUndefined();
  await customer.notifications.load();
  expect(customer.portalStatus).toBe("notificationsError");
  isMended = true;
  await customer.notifications.load();
  expect(customer.portalStatus).toBeUndefined();
});
