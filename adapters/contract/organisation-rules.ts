import * as z from "zod/mini";

import { cpdRoutes } from "../../domain/cpd/cpd-routes.ts";
import type { PartialRules } from "../../domain/rules/given-rules.ts";

const text = z.string().check(z.minLength(1, "has to be given"));

/** A whole number in a range. */
export const wholeNumber = (from: number, to: number) =>
  z
    .int(`has to be a whole number from ${from} to ${to}`)
    .check(
      z.gte(from, `has to be a whole number from ${from} to ${to}`),
      z.lte(to, `has to be a whole number from ${from} to ${to}`),
    );

const daysOf31 = "(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])";
const daysOf30 = "(0[469]|11)-(0[1-9]|[12][0-9]|30)";
const daysOf28 = "02-(0[1-9]|1[0-9]|2[0-8])";

/** A day of every year, as MM-DD; 29 February is not one. */
export const dayOfYear = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(${daysOf31}|${daysOf30}|${daysOf28})$`),
      "has to be the month and day of a day of every year, such as 10-31 for 31 October",
    ),
  );

const units = wholeNumber(0, 1000);

const cpd = z.strictObject({
  year: z.optional(z.strictObject({ starts: z.optional(dayOfYear), ends: z.optional(dayOfYear) })),
  declaration: z.optional(z.strictObject({ opens: z.optional(dayOfYear), due: z.optional(dayOfYear) })),
  units: z.optional(
    z.strictObject({
      required: z.optional(units),
      verifiable: z.optional(units),
      broughtForward: z.optional(units),
    }),
  ),
  isWaiverProRata: z.optional(z.boolean()),
  isPartYearProRata: z.optional(z.boolean()),
  waiverReasons: z.optional(z.array(text).check(z.minLength(1, "has to name one at least"))),
  routes: z.optional(
    z
      .array(z.enum(cpdRoutes, `has to be one of ${cpdRoutes.join(", ")}`))
      .check(z.minLength(1, "has to name one at least")),
  ),
});

/** The organisation's rules that the portal needs; defaults apply to absent ones. RULE-02 */
export const portalRules = z.strictObject({
  timeZone: z.optional(text),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, "has to be a currency of three capitals, such as EUR"))),
  locale: z.optional(text),
  cpd: z.optional(cpd),
} satisfies { readonly [Rule in keyof PartialRules]: z.ZodMiniType<PartialRules[Rule]> });
export type PartialPortalRules = z.output<typeof portalRules>;
