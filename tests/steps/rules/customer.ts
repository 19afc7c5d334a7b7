import { Given } from "@cucumber/cucumber";

import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { customer, customerNamed, ordinary, today } from "./people.ts";

Given("today is {day}", function (day: CalendarDate) {
  today.take(this, day);
});

Given("the customer is {person}", function (name: string) {
  customer.take(this, customerNamed(name, today.of(this)));
});

Given("the customer is an ordinary {kind}", function (type: UserType) {
  customer.take(this, customerNamed(ordinary[type], today.of(this)));
});

Given("the customer is notified of {notices}", function (notifications: readonly NotificationCode[]) {
  customer.change(this, (said) => ({ ...said, notifications }));
});
