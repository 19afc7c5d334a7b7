import { expect, test } from "vitest";

import type { Outlook } from "../../domain/customer/obligations.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { outlookWords } from "../../ui/landing/outlook-words.ts";
import { textsOf } from "./texts.ts";

const texts = await textsOf("landing-page");
const [may, june] = ["2026-05-01", "2026-06-01"] as [CalendarDate, CalendarDate];

test.each<[Outlook, string | undefined]>([
  [{ late: 0, due: 0, first: undefined, last: undefined }, undefined],
  [{ late: 0, due: 1, first: may, last: may }, "One thing to do, by 1 May 2026."],
  [{ late: 0, due: 2, first: may, last: may }, "Two things to do, both by 1 May 2026."],
  [{ late: 0, due: 3, first: may, last: may }, "Three things to do, all by 1 May 2026."],
  [{ late: 0, due: 2, first: may, last: june }, "Two things to do, the first by 1 May 2026."],
  [{ late: 0, due: 1, isToday: true, first: may, last: may }, "One thing to do today."],
  [{ late: 0, due: 2, isToday: true, first: may, last: may }, "Two things to do, both today."],
  [{ late: 0, due: 2, isToday: true, first: may, last: june }, "Two things to do, the first today."],
  [{ late: 0, due: 2, first: undefined, last: undefined }, "Two things to do."],
  [{ late: 1, due: 0, first: undefined, last: undefined }, "One thing is overdue."],
  [{ late: 2, due: 1, first: june, last: june }, "Two things are overdue. One thing to do, by 1 June 2026."],
])("the obligations are summarised in a sentence: %j (TASK-01)", (outlook, words) => {
  expect(outlookWords(outlook, texts.outlook, defaultRules)?.replaceAll("\u00a0", " ")).toBe(words);
});
