import fc from "fast-check";
import { expect, test } from "vitest";

import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { messages } from "../../../domain/kernel/field-rules.ts";
import { messagesOf, withValues, formatMessage, type Wording } from "../../../domain/kernel/message.ts";
import { waitingTime } from "../../../domain/kernel/waiting-time.ts";

/** A wording as content gives it. */
const wordingOf = (locale: string, words: Readonly<Record<string, string>>): Wording => ({
  locale,
  messages: words as unknown as NonNullable<Wording["messages"]>,
});

test("a message has its English words where the content words it in no other way (LANG-04, FORM-04)", () => {
  expect(formatMessage(messages.required)).toBe("This field is required");
  expect(formatMessage(messages.required, wordingOf("fr", { "field.email": "…" }))).toBe("This field is required");
  expect(formatMessage(messages.required, wordingOf("fr", { "field.required": "Ce champ est obligatoire" }))).toBe(
    "Ce champ est obligatoire",
  );
});

test("a message within a message is worded in the same language (LANG-04)", () => {
  const tooOften = withValues(messagesOf("a", { after: "Try again in {wait}" }).after, { wait: waitingTime(7 * 60) });
  expect(formatMessage(tooOften)).toBe("Try again in 7 minutes");
  const french = wordingOf("fr", {
    "a.after": "Réessayez dans {wait}",
    "wait.minutes.other": "{count} minutes",
    "wait.minutes.one": "une minute",
  });
  expect(formatMessage(tooOften, french)).toBe("Réessayez dans 7 minutes");
});

test("a day in a message is written in the reader's language (LANG-04)", () => {
  const { tooEarly } = messagesOf("a", { tooEarly: "Please enter a day from {date}" });
  const message = withValues(tooEarly, { date: { day: "2027-01-01" as CalendarDate } });
  expect(formatMessage(message)).toBe("Please enter a day from 1\u00a0January 2027");
  const french = wordingOf("fr-CA", { "a.tooEarly": "Saisissez un jour à partir du {date}" });
  expect(formatMessage(message, french)).toBe("Saisissez un jour à partir du 1er\u00a0janvier 2027");
});

test("a count has as many forms as the language has, and its general one where a form is missing (LANG-04)", () => {
  const welsh = { zero: "dim ci", one: "ci", two: "gi", few: "chi", many: "chi!", other: "ci…" };
  fc.assert(
    fc.property(fc.nat(60), fc.subarray(Object.keys(welsh)), (count, missing) => {
      const given = Object.entries(welsh).filter(([form]) => form === "other" || !missing.includes(form));
      const wording = wordingOf("cy", Object.fromEntries(given.map(([form, words]) => [`pets.dogs.${form}`, words])));
      const { dogs } = messagesOf("pets", { dogs: { one: "{count} dog", other: "{count} dogs" } });
      const form =
        new Map([
          [0, "zero"],
          [1, "one"],
          [2, "two"],
          [3, "few"],
          [6, "many"],
        ]).get(count) ?? "other";
      const expected = welsh[(missing.includes(form) ? "other" : form) as keyof typeof welsh];
      expect(formatMessage(withValues(dogs, { count }), wording)).toBe(expected);
    }),
  );
});

test("a waiting time is never told shorter than it is, and in the largest unit that fits (PASS-02)", () => {
  const seconds = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.nat(200_000), (wait) => {
      const [, count = "", unit = ""] =
        /^(an?|\d+) (second|minute|hour)s?$/.exec(formatMessage(waitingTime(wait))) ?? [];
      const size = seconds[unit as keyof typeof seconds];
      const told = (Number(count) || 1) * size;
      expect(told).toBeGreaterThanOrEqual(wait);
      expect(told - wait).toBeLessThanOrEqual(size);
    }),
  );
});
