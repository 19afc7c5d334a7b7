import { Given } from "@cucumber/cucumber";

import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import { userTypes, type UserType } from "../../../domain/customer/user-type.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { customer, customerNamed, ordinary, today } from "./people.ts";
import { form, names, oneOf } from "./words.ts";

Given("today is {day}", function (day: CalendarDate) {
  today.take(this, day);
});

form("customer", [new RegExp(oneOf(names)), new RegExp(`an ordinary (?:${oneOf(userTypes)})`)], (said) =>
  said.startsWith("an ordinary ") ? ordinary[said.slice("an ordinary ".length) as UserType] : said,
);

Given("the customer is {customer}", function (name: string) {
  customer.take(this, customerNamed(name, today.of(this)));
});

Given("the customer is notified of {notices}", function (notifications: readonly NotificationCode[]) {
  customer.change(this, (said) => ({ ...said, notifications }));
});
