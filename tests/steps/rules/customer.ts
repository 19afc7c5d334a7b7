import { Given } from "@cucumber/cucumber";

import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { changeProfile, customer, customerNamed, notificationsIn, ordinary, today } from "./people.ts";
import { codeOf, vocabulary } from "./words.ts";

Given("today is {day}", function (day: CalendarDate) {
  today.take(this, day);
});

Given("the customer is {person}", function (name: string) {
  customer.take(this, customerNamed(name, today.of(this)));
});

Given("the customer is an ordinary {kind}", function (type: UserType) {
  customer.take(this, customerNamed(ordinary[type], today.of(this)));
});

Given("the customer lives in {country}", function (countryOfResidence: string) {
  changeProfile(this, { countryOfResidence });
});

Given("the customer's nationality is {string}", function (nationality: string) {
  changeProfile(this, { nationality });
});

Given("the customer's status is {string}", function (status: string) {
  changeProfile(this, { status });
});

Given("the customer is retired", function () {
  changeProfile(this, { isRetired: true });
});

Given("the customer is notified of {notice}", function (code: NotificationCode) {
  const notifications = [...notificationsIn(this), code];
  customer.change(this, (said) => ({ ...said, notifications }));
});

/** "an application made and an application on hold", or "nothing". */
Given("the customer's notifications are {string}", function (list: string) {
  const notifications = list === "nothing" ? [] : list.split(" and ").map(codeOf);
  customer.change(this, (said) => ({ ...said, notifications }));
});

vocabulary("loading", { "are on their way": "loading", "failed to load": "failed" });

Given("the customer's notifications {loading}", function (notifications: "loading" | "failed") {
  customer.change(this, (said) => ({ ...said, notifications }));
});
