import { expect, test } from "vitest";

import type { Outlook } from "../../../domain/customer/outlook.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { outlookWords } from "../../../ui/landing/outlook-words.ts";
import { textsOf } from "../support/texts.ts";

const texts = await textsOf("landing-page");
const [may, june] = ["2026-05-01", "2026-06-01"] as [CalendarDate, CalendarDate];

const none = { count: 0 };
const outlook = (given: Partial<Outlook>): Outlook => ({ late: 0, due: none, isToday: false, coming: none, ...given });

test.each<[Partial<Outlook>, string | undefined]>([
  [{}, undefined],
  [{ due: { count: 1, first: may, last: may } }, "One thing to do, by 1 May 2026."],
  [{ due: { count: 2, first: may, last: may } }, "Two things to do, both by 1 May 2026."],
  [{ due: { count: 3, first: may, last: may } }, "Three things to do, all by 1 May 2026."],
  [{ due: { count: 2, first: may, last: june } }, "Two things to do, the first by 1 May 2026."],
  [{ due: { count: 1, first: may, last: may }, isToday: true }, "One thing to do today."],
  [{ due: { count: 2, first: may, last: may }, isToday: true }, "Two things to do, both today."],
  [{ due: { count: 2, first: may, last: june }, isToday: true }, "Two things to do, the first today."],
  [{ due: { count: 2 } }, "Two things to do."],
  [{ late: 1 }, "One thing is overdue."],
  [{ late: 2, due: { count: 1, first: june, last: june } }, "Two things are overdue. One thing to do, by 1 June 2026."],
  [{ coming: { count: 1, first: may, last: may } }, "One thing coming up, on 1 May 2026."],
  [{ coming: { count: 2, first: may, last: june } }, "Two things coming up, the first on 1 May 2026."],
  [
    { due: { count: 1, first: june, last: june }, coming: { count: 1, first: may, last: may } },
    "One thing to do, by 1 June 2026. One thing coming up, on 1 May 2026.",
  ],
])("the obligations are summarised in a sentence: %j (TASK-01, DATE-02)", (given, words) => {
  expect(outlookWords(outlook(given), texts.outlook, defaultRules)?.replaceAll("\u00a0", " ")).toBe(words);
});
