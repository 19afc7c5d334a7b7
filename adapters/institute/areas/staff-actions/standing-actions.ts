import type { DepartureKind } from "../../../../domain/customer/departure.ts";
import { userTypeOf, userTypes } from "../../../../domain/customer/user-type.ts";
import { displayDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { Acting } from "../acting.ts";
import { changeKind, type ChangedKind } from "../people/change-kind.ts";
import { leavingLines, leavingWords, readmissionLines, readmissionWords } from "../people/departure-words.ts";
import { leave } from "../people/leave.ts";
import { readmit } from "../people/readmit.ts";
import { graceEndsOf, reinstate, suspend } from "../people/suspend.ts";
import { reasonWords } from "../suspension/suspension-words.ts";
import { correction } from "./correction.ts";
import { requiredDay, textIn, type Given, type PersonAction } from "./staff-action.ts";

const departures: readonly (readonly [Exclude<DepartureKind, "merged">, string])[] = [
  ["resigned", "They resign"],
  ["deceased", "They have died: nobody writes to them"],
  ["closed", "Another reason"],
];

const departureIn = (given: Given, acting: Pick<Acting, "today">) => {
  const [kind = "closed"] = departures.find(([known]) => known === given["kind"]) ?? [];
  return { kind, on: requiredDay(given, "on", acting) };
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
          : "no declaration of CPD is asked of them any more",
      ]),
];

/** What staff do with a person's name and standing. DESK-05, LIFE-01, LIFE-03, SUSP-01 */
export const standingActions: readonly PersonAction[] = [
  correction,
  {
    path: "type",
    heading: "Change the type or fellowship",
    lede: "Membership begins or ends with the type: its date, its certificate and the duty to declare CPD. The person gets no mail. What was charged stays as it is.",
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
        hint: "Of somebody who becomes a member; empty for today.",
        help: "of somebody who becomes a member, the day of admission, as 2026-12-01; today by default",
      },
    ],
    use: async ({ acting, about: person, given }) => {
      const { rules } = acting;
      const kind = { type: userTypeOf(given["to"] ?? ""), isFellow: given["fellow"] === "yes" };
      return { lines: kindLines(await changeKind(acting, person, kind, requiredDay(given, "since", acting)), rules) };
    },
    words: ({ to = "", fellow }) => `is on record as ${to}${fellow === "yes" ? " and fellow" : ""} from now on`,
    button: "Record the change",
    done: "The type and fellowship are changed.",
    commands: [{ name: "change-type", help: "change a person's type, or whether they are a fellow" }],
  },
  {
    path: "suspend",
    heading: "Suspend",
    isDelayed: true,
    lede: "The person is told by mail, in the words that the portal shows them.",
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
      },
      {
        name: "graceDays",
        label: "Days of grace",
        kind: "number",
        value: ({ rules }) => String(rules.graceDays),
        hint: "0 for none.",
      },
    ],
    use: async ({ acting, about: person, given: { code = "", graceDays } }) => {
      await suspend(acting, person.customerId, { code, graceDays: Number(graceDays) });
      return {};
    },
    words: ({ code = "", graceDays }, acting) => {
      const ends = graceEndsOf(acting, { graceDays: Number(graceDays) });
      const grace = ends === undefined ? "" : `, with grace until ${displayDate(ends, acting.rules)}`;
      return `is suspended for ${reasonWords(code)}${grace}`;
    },
    button: "Suspend them",
    done: "They are suspended.",
    // "suspend" takes a list as well.
    commands: [],
  },
  {
    path: "reinstate",
    heading: "End the suspension",
    isDelayed: true,
    lede: "The portal is open to them as before. They are told by mail, unless nobody has told them of the suspension yet.",
    role: "admin",
    isPreviewedAtOnce: true,
    inputs: [],
    use: async ({ acting, about: person }) => {
      await reinstate(acting, person.customerId);
      return {};
    },
    words: () => "is no longer suspended",
    button: "End the suspension",
    done: "They are no longer suspended.",
    commands: [{ name: "reinstate", help: "end a suspension" }],
  },
  {
    path: "leave",
    heading: "Record that they leave",
    lede: "The account closes on the day. What is owed is credited as the rules say.",
    role: "admin",
    inputs: [
      { name: "kind", label: "Why", kind: "choice", options: () => departures },
      {
        name: "on",
        label: "First day on which they have left",
        kind: "day",
        value: ({ today }) => today,
        hint: "Of a death, its day.",
        help: "the first day on which they have left, as 2026-12-31, which may be in the future; of a death its day",
      },
      {
        name: "reason",
        label: "Reason, in your words",
        kind: "words",
        isOptional: true,
        help: "why, in your words; it stays on record",
      },
    ],
    use: async ({ acting, about: person, given, isDone }) => {
      const departure = departureIn(given, acting);
      const outcome = await leave(acting, person.customerId, { ...departure, reason: textIn(given, "reason") });
      return { lines: leavingLines(departure, outcome, acting.rules, isDone) };
    },
    words: (given, acting) => leavingWords(departureIn(given, acting), acting.rules),
    button: "Record it",
    done: "It is recorded.",
    commands: [
      {
        name: "resign",
        help: "record that somebody resigns: the account closes on that day, and they are told by mail",
        given: { kind: "resigned" },
        required: ["on", "reason"],
      },
      {
        name: "deceased",
        help: "record that somebody has died: the account closes, and nobody writes to them",
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
    lede: "On the day of the departure, or today where it is still to come, it is as if they had not left. On a later day, membership begins anew, and they get a mail.",
    role: "admin",
    inputs: [
      {
        name: "on",
        label: "From",
        kind: "day",
        value: ({ today }) => today,
        help: "the day of the return, as 2026-12-01; the day of the departure undoes a departure by mistake, today one still to come",
      },
    ],
    use: async ({ acting, about: person, given }) => {
      const on = requiredDay(given, "on", acting);
      const readmission = await readmit(acting, person.customerId, on);
      return {
        lines: [readmissionWords(readmission, on, acting.rules), ...readmissionLines(readmission, acting.rules)],
      };
    },
    words: (given, acting) => `is readmitted from ${displayDate(requiredDay(given, "on", acting), acting.rules)} on`,
    button: "Readmit them",
    done: "They are readmitted.",
    commands: [{ name: "readmit", help: "readmit somebody who has left, with their records", required: ["on"] }],
  },
];
