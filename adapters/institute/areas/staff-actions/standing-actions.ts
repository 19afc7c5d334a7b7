import type { DepartureKind } from "../../../../domain/customer/departure.ts";
import { unpaidFees } from "../../../../domain/customer/suspension.ts";
import { userTypeOf, userTypes } from "../../../../domain/customer/user-type.ts";
import type { Debt } from "../../../../domain/fees/settling.ts";
import { displayDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { departureOf } from "../../platform/customers/departures.store.ts";
import { changeKind, type ChangedKind } from "../people/change-kind.ts";
import { leavingLines, leavingWords, readmissionLines, readmissionWords } from "../people/departure-words.ts";
import { leave } from "../people/leave.ts";
import { readmit } from "../people/readmit.ts";
import { graceEndsOf, metReason, reinstate, suspend } from "../people/suspend.ts";
import { reasonWords } from "../suspension/suspension-words.ts";
import type { ActionContext } from "../use-case-context.ts";
import { correctionAction } from "./correction.ts";
import { requiredDay, textIn, type ActionValues, type PersonAction } from "./staff-action.ts";

const departures: readonly (readonly [Exclude<DepartureKind, "merged">, string])[] = [
  ["resigned", "Resignation"],
  ["deceased", "Death: no more emails are sent"],
  ["closed", "Other"],
];

const departureIn = (given: ActionValues, context: Pick<ActionContext, "today">) => {
  const [kind = "closed"] = departures.find(([known]) => known === given["kind"]) ?? [];
  return { kind, on: requiredDay(given, "on", context) };
};

/** What follows from a change of type or fellowship. */
const kindLines = ({ before, after, duty }: ChangedKind, rules: DateStyle): readonly string[] => [
  ...(before.customerType === after.customerType
    ? []
    : [`from ${before.customerType.toLowerCase()} to ${after.customerType.toLowerCase()}`]),
  ...(before.isFellow === after.isFellow ? [] : [after.isFellow === 1 ? "a fellow from now on" : "no longer a fellow"]),
  ...(before.status === after.status ? [] : [`status: ${after.status.toLowerCase()}`]),
  ...(before.membershipDate === after.membershipDate
    ? []
    : [
        after.membershipDate === null
          ? "membership ends, and so does its certificate"
          : `member since ${displayDate(after.membershipDate, rules)}, with a certificate of membership`,
      ]),
  ...(duty === undefined
    ? []
    : [
        duty.isRequired
          ? `the first declaration of CPD is for ${duty.year}, due by ${displayDate(duty.nextDueDate, rules)}`
          : "they no longer have to declare CPD",
      ]),
];

/**
 * The warning that the reason of a suspension is not met: which fees are due by when, or that no declaration is
 * overdue.
 */
const notOverdueWords = (code: string, debts: readonly Debt[], rules: OrganisationRules): string =>
  code === unpaidFees
    ? `Nothing is overdue: ${debts.map(({ open, dueDate }) => `${displayPrice(open, rules, "forced")} is due by ${displayDate(dueDate, rules)}`).join(", ")}.`
    : "No CPD declaration is overdue.";

/** The actions with a person's name and standing. DESK-05, LIFE-01, LIFE-03, SUSP-01 */
export const standingActions: readonly PersonAction[] = [
  correctionAction,
  {
    path: "type",
    heading: "Change the type or fellowship",
    lede: "Starts or ends membership where the type requires it, with its date, certificate and duty to declare CPD. No email is sent, and charges do not change.",
    role: "admin",
    inputs: [
      {
        name: "to",
        label: "Type",
        kind: "choice",
        options: () => userTypes.map((type) => [type, type]),
        value: (_, { customerType }) => customerType.toLowerCase(),
        help: `what they become: ${userTypes.join(", ")}`,
      },
      {
        name: "fellow",
        label: "Fellow",
        kind: "choice",
        isBeside: true,
        options: () => [
          ["no", "No"],
          ["yes", "Yes"],
        ],
        value: (_, { isFellow }) => (isFellow === 1 ? "yes" : "no"),
        help: "whether they are a fellow: yes or no",
      },
      {
        name: "since",
        label: "Member since",
        kind: "day",
        isOptional: true,
        hint: "For a new member. Leave empty for today.",
        help: "for a new member, the day of admission, such as 2026-12-01; default: today",
      },
    ],
    use: async ({ context, about: person, given }) => {
      const { rules } = context;
      const kind = { type: userTypeOf(given["to"] ?? ""), isFellow: given["fellow"] === "yes" };
      return { lines: kindLines(await changeKind(context, person, kind, requiredDay(given, "since", context)), rules) };
    },
    words: ({ to = "", fellow }) => `is on record as ${to}${fellow === "yes" ? " and fellow" : ""} from now on`,
    button: "Record the change",
    done: "The type and fellowship are changed.",
    recorded: () => "changed the type or fellowship",
    commands: [{ name: "change-type", help: "change a person's type, or whether they are a fellow" }],
  },
  {
    path: "suspend",
    heading: "Suspend",
    isDelayed: true,
    lede: "The member gets an email with the same text as in the portal.",
    role: "admin",
    inputs: [
      {
        name: "code",
        label: "Why",
        kind: "choice",
        options: async ({ mails }) => {
          const { texts } = await mails.library.document("suspension", undefined);
          return Object.keys(texts.reasons).map((code) => [code, reasonWords(code)]);
        },
        value: async (context, { customerId }) => (await metReason(context, customerId)) ?? unpaidFees,
      },
      {
        name: "graceDays",
        label: "Days of grace",
        kind: "number",
        value: ({ rules }) => String(rules.graceDays),
        hint: "0 for none.",
      },
    ],
    use: async ({ context, about: person, given: { code = "", graceDays } }) => {
      const decided = await suspend(context, person.customerId, { code, graceDays: Number(graceDays) });
      return decided.isReasonMet ? {} : { lines: [notOverdueWords(code, decided.debts, context.rules)] };
    },
    words: ({ code = "", graceDays }, context) => {
      const ends = graceEndsOf(context, { graceDays: Number(graceDays) });
      const grace = ends === undefined ? "" : `, with grace until ${displayDate(ends, context.rules)}`;
      return `is suspended for ${reasonWords(code)}${grace}`;
    },
    button: "Suspend them",
    done: "They are suspended.",
    recorded: () => "suspended a person",
    // "suspend" takes a list as well.
    commands: [],
  },
  {
    path: "reinstate",
    heading: "End the suspension",
    isDelayed: true,
    lede: "They can use the portal again. They get an email, unless the one about the suspension has not gone yet.",
    role: "admin",
    isPreviewedAtOnce: true,
    inputs: [],
    use: async ({ context, about: person }) => {
      await reinstate(context, person.customerId);
      return {};
    },
    words: () => "is no longer suspended",
    button: "End the suspension",
    done: "The suspension has ended.",
    recorded: () => "ended a suspension",
    commands: [{ name: "reinstate", help: "end a suspension" }],
  },
  {
    path: "leave",
    heading: "Record a departure",
    lede: "The account closes on that day. Unpaid charges are credited as the rules say.",
    role: "admin",
    inputs: [
      { name: "kind", label: "Why", kind: "choice", options: () => departures },
      {
        name: "on",
        label: "First day after leaving",
        kind: "day",
        value: ({ today }) => today,
        hint: "For a death, the day of death.",
        help: "the first day after leaving, such as 2026-12-31; it can be in the future. For a death, the day of death",
      },
      {
        name: "reason",
        label: "Reason, for staff",
        kind: "words",
        isOptional: true,
        help: "the reason, for staff; it is kept on record",
      },
    ],
    use: async ({ context, about: person, given, isDone }) => {
      const departure = departureIn(given, context);
      const outcome = await leave(context, person.customerId, { ...departure, reason: textIn(given, "reason") });
      return { lines: leavingLines(departure, outcome, context.rules, isDone) };
    },
    words: (given, context) => leavingWords(departureIn(given, context), context.rules),
    button: "Record the departure",
    done: "The departure is recorded.",
    recorded: () => "recorded a departure",
    commands: [
      {
        name: "resign",
        help: "record a resignation: the account closes on that day, and the member is emailed",
        given: { kind: "resigned" },
        required: ["on", "reason"],
      },
      {
        name: "deceased",
        help: "record a death: the account closes, and no more emails are sent",
        given: { kind: "deceased" },
        required: ["on"],
      },
      {
        name: "close",
        help: "close an account for another reason, which ends access to it online",
        given: { kind: "closed" },
      },
    ],
  },
  {
    path: "readmit",
    heading: "Readmit",
    lede: "From the day of departure (or today, if that is in the future), the departure is undone. From a later day, membership starts afresh, and the member is emailed.",
    role: "admin",
    inputs: [
      {
        name: "on",
        label: "From",
        kind: "day",
        value: async ({ database, today }, { customerId }) => {
          const departure = await departureOf(database, customerId);
          return departure?.kind === "deceased" ? departure.on : today;
        },
        hint: "After a recorded death, the day of death: it is undone.",
        help: "the day of return, such as 2026-12-01; the day of departure undoes the departure, and so does today if it is in the future",
      },
    ],
    use: async ({ context, about: person, given }) => {
      const on = requiredDay(given, "on", context);
      const readmission = await readmit(context, person.customerId, on);
      return {
        lines: [readmissionWords(readmission, on, context.rules), ...readmissionLines(readmission, context.rules)],
      };
    },
    words: (given, context) => `is readmitted from ${displayDate(requiredDay(given, "on", context), context.rules)} on`,
    button: "Readmit them",
    done: "They are readmitted.",
    recorded: () => "readmitted a person",
    commands: [{ name: "readmit", help: "readmit somebody who has left, with their records", required: ["on"] }],
  },
];
