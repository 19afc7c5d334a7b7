import * as z from "zod/mini";

import { submittedRoutes } from "../../../../domain/cpd/cpd-routes.ts";
import { sharePattern, type SampleSize } from "../../../../domain/cpd/review-sample.ts";
import { departureCredits } from "../../../../domain/customer/departure.ts";
import { dayOf, yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, typedAmountPattern, whyNoAmount, type Pence } from "../../../../domain/kernel/money.ts";
import type { PartialRules } from "../../../../domain/rules/given-rules.ts";
import { feeGroups } from "../../../../domain/rules/organisation-rules.ts";
import { calendarDay } from "../../../contract/fields.ts";
import { dayOfYear, portalRules, wholeNumber } from "../../../contract/organisation-rules.ts";
import { publicHolidays, whyNoHolidays } from "./holidays.ts";
import { canonicalLocale, canonicalTimeZone, whyNoCurrency, whyNoLocale, whyNoTimeZone } from "./regional.ts";

const { cpd } = portalRules.shape;

const workingDays = z.optional(wholeNumber(1, 250));

const promisedDays = z.optional(
  z.strictObject({
    waiver: workingDays,
    application: workingDays,
    reducedSubscription: workingDays,
    payment: workingDays,
    message: workingDays,
  }),
);

/** A text schema whose validator explains rejections. */
const checkedText = (whyNot: (text: string) => string | undefined) =>
  z.string().check((context) => {
    const message = whyNot(context.value);
    if (message !== undefined) context.issues.push({ code: "custom", message, input: context.value });
  });

const amount = z.pipe(
  z.string().check(z.regex(typedAmountPattern, { error: ({ input }) => whyNoAmount(String(input)) })),
  z.transform((text): Pence => amountOf(text) ?? 0),
);

const isIncreasing = (days: readonly number[]): boolean =>
  days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));

const steps = z
  .array(wholeNumber(1, 365))
  .check(
    z.refine(
      (days) => isIncreasing(days) || isIncreasing(days.toReversed()),
      "has to name each number of days once, in order",
    ),
  );

const sampleSize = z.union([
  wholeNumber(0, 1_000_000),
  z.pipe(
    z.string().check(z.regex(sharePattern, "has to be a number, or a share such as 5%")),
    z.transform((text) => text as SampleSize),
  ),
]);

const reminderSteps = z.strictObject({ before: z.optional(steps), after: z.optional(steps) });

/** The years for which holidays are needed, because waiting times are counted around the present. */
const countedYears = (): readonly number[] => {
  const present = yearOf(dayOf(new Date(), { timeZone: "UTC" }));
  return [-2, -1, 0, 1, 2, 3].map((more) => present + more);
};

const closedDays = z.pipe(
  z
    .strictObject({
      country: z.optional(z.string()),
      region: z.optional(z.string()),
      days: z.optional(z.array(calendarDay)),
    })
    .check(({ value: { country, region }, issues }) => {
      const why = country === undefined ? region && "a region needs its country" : whyNoHolidays({ country, region });
      if (why !== undefined) issues.push({ code: "custom", message: why, input: country });
    }),
  z.transform(({ country, region, days = [] }) => [
    ...(country === undefined ? [] : publicHolidays({ country, region }, countedYears())),
    ...days,
  ]),
);

/** Schema of the file with an organisation's rules. RULE-01 */
export const rulesFile = z.strictObject({
  timeZone: z.optional(z.pipe(checkedText(whyNoTimeZone), z.transform(canonicalTimeZone))),
  currency: z.optional(checkedText(whyNoCurrency)),
  locale: z.optional(z.pipe(checkedText(whyNoLocale), z.transform(canonicalLocale))),
  cpd,
  fees: z.optional(
    z.strictObject({
      due: z.optional(dayOfYear),
      isProRata: z.optional(z.boolean()),
      amounts: z.optional(z.partialRecord(z.enum(feeGroups), amount)),
    }),
  ),
  reminders: z.optional(
    z.strictObject({
      declaration: z.optional(reminderSteps),
      subscription: z.optional(reminderSteps),
      practisingCertificate: z.optional(reminderSteps),
      answer: z.optional(reminderSteps),
    }),
  ),
  graceDays: z.optional(wholeNumber(1, 365)),
  departures: z.optional(
    z.strictObject({
      resigned: z.optional(z.enum(departureCredits)),
      deceased: z.optional(z.enum(departureCredits)),
      closed: z.optional(z.enum(departureCredits)),
    }),
  ),
  promisedDays,
  closedDays: z.optional(closedDays),
  evidenceYears: z.optional(wholeNumber(1, 50)),
  review: z.optional(
    z.strictObject({
      sample: z.optional(z.partialRecord(z.enum(submittedRoutes), sampleSize)),
      restYears: z.optional(wholeNumber(0, 50)),
    }),
  ),
  retention: z.optional(
    z.strictObject({
      mails: z.optional(wholeNumber(1, 36_500)),
      links: z.optional(wholeNumber(1, 36_500)),
      answersUnderKey: z.optional(wholeNumber(1, 36_500)),
      webhookMessages: z.optional(wholeNumber(1, 36_500)),
      refusedApplications: z.optional(wholeNumber(1, 36_500)),
      activity: z.optional(wholeNumber(2, 36_500)),
      changedValues: z.optional(wholeNumber(1, 36_500)),
    }),
  ),
} satisfies { readonly [Rule in keyof Required<PartialRules>]: z.ZodMiniType<PartialRules[Rule]> });
