import { describe, expect, test } from "vitest";

import { deadlinesOf, isUpcoming } from "../../../domain/calendar/deadlines.ts";
import type { InstituteFacts } from "../../../domain/customer/institute-facts.ts";
import { notificationCodes } from "../../../domain/customer/notifications.ts";
import {
  byUrgency,
  datesOf,
  requiresAction,
  type Obligation,
  type Urgency,
} from "../../../domain/customer/obligation.ts";
import { obligationsOf, type ObligationFacts } from "../../../domain/customer/obligations.ts";
import { outlookOf } from "../../../domain/customer/outlook.ts";
import { subscriptionStatuses, transactionStatuses, transactionTypes } from "../../../domain/fees/account.ts";
import { dayOf, plusDays } from "../../../domain/kernel/calendar-date.ts";
import { applicationStateOf } from "../../../domain/membership/application-state.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import type { OpenSubmission } from "../../../domain/submissions/open-submission.ts";
import { outlookWords } from "../../../ui/landing/outlook-words.ts";
import { textsOf } from "../../ui/support/texts.ts";
import { fc } from "../support/fast-check.ts";
import { anyNotifications } from "../support/people.ts";

const landing = await textsOf("landing-page");
const today = dayOf(new Date(Date.UTC(2026, 10, 21, 12)), defaultRules);
const anyDays = fc.integer({ min: -400, max: 400 });
const anyDay = anyDays.map((days) => plusDays(today, days));
const anyAmount = fc.integer({ min: 0, max: 500_00 });

const anyTransaction = fc.record({
  date: anyDay,
  reference: fc.constant("PAY-1"),
  description: fc.constant("Annual subscription"),
  amount: anyAmount,
  type: fc.constantFrom(...transactionTypes),
  status: fc.constantFrom(...transactionStatuses),
  receiptAvailable: fc.boolean(),
});

const anyRequest = fc.option(fc.record({ wanted: fc.constant("A letter from your employer."), by: anyDay }), {
  nil: undefined,
});

/** Submissions, at most one of them an application. */
const anySubmissions: fc.Arbitrary<readonly OpenSubmission[]> = fc
  .record({
    application: fc.option(anyRequest),
    waivers: fc.array(anyRequest, { maxLength: 2 }),
    declaration: anyRequest,
    since: anyDay,
  })
  .map(({ application, waivers, declaration, since }) => [
    ...(declaration
      ? [{ of: "declaration", reference: "CPD-1", year: 2026, since, request: declaration } as const]
      : []),
    ...(application === null ? [] : [{ of: "application", reference: "MEM-1", since, request: application } as const]),
    ...waivers.map(
      (request, index) => ({ of: "waiver", reference: `WAI-${index}`, year: 2026, since, request }) as const,
    ),
  ]);

type AllFacts = { readonly [Fact in keyof InstituteFacts]-?: Exclude<InstituteFacts[Fact], undefined> };

const anyInstituteFacts: fc.Arbitrary<AllFacts> = fc.record({
  certificates: fc
    .array(fc.record({ jurisdiction: fc.constantFrom("United Kingdom", "Ireland", "Malta"), expiresOn: anyDay }), {
      maxLength: 3,
    })
    .map((held) =>
      held.map((certificate, index) => ({
        number: `PC-${index}`,
        ...certificate,
        renewFrom: plusDays(certificate.expiresOn, -60),
      })),
    ),
  exams: fc
    .uniqueArray(fc.record({ exam: fc.constantFrom("Taxation", "Audit and Assurance"), date: anyDay }), {
      selector: ({ exam }) => exam,
    })
    .map((exams) => exams.map((entry) => ({ ...entry, time: "10:00 to 13:15", place: "Hall 2" }))),
  submissions: anySubmissions,
  lacksInsurance: fc.boolean(),
  unreachableAt: fc.constant("maya@body.example"),
  lacksContact: fc.boolean(),
  notificationDates: fc.uniqueArray(
    fc.record({ code: fc.constantFrom(...notificationCodes, "CPD_REVIEW"), since: anyDay }),
    { selector: ({ code }) => code },
  ),
});

const anyFacts: fc.Arbitrary<ObligationFacts> = fc.record({
  institute: fc.option(anyInstituteFacts, { nil: undefined }),
  today: fc.constant(today),
  declaration: fc.option(
    fc.record({
      status: fc.constantFrom("due", "readyToStart", "overdue", "notYetOpened"),
      overview: anyDays.map((remainingDays) => ({
        code: "DUE" as const,
        year: 2026,
        nextDueDate: plusDays(today, remainingDays),
        remainingDays,
      })),
    }),
    { nil: undefined },
  ),
  balance: fc.option(fc.integer({ min: -500_00, max: 500_00 }), { nil: undefined }),
  statement: fc.option(
    fc.record({
      subscription: fc.option(
        fc.record({
          year: fc.constant(2026),
          amount: anyAmount,
          dueDate: anyDay,
          status: fc.constantFrom(...subscriptionStatuses),
        }),
        { nil: undefined },
      ),
      transactions: fc.array(anyTransaction, { maxLength: 4 }),
    }),
    { nil: undefined },
  ),
  notifications: anyNotifications,
  mayApply: fc.boolean(),
});

const withoutSince = (item: Obligation): Obligation =>
  item.kind === "notification" ? { ...item, since: undefined } : item;

describe("obligations", () => {
  test("are sorted, independent of the order of facts", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        items.slice(1).forEach((item, index) => {
          const before = items[index];
          if (before) expect(byUrgency(before, item)).toBeLessThanOrEqual(0);
        });
        const turned = obligationsOf({ ...facts, notifications: facts.notifications.toReversed() });
        expect(turned).toHaveLength(items.length);
        expect(turned).toEqual(expect.arrayContaining([...items]));
      }),
    );
  });

  test("include exactly one payment if the balance is positive, with that amount", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const payments = obligationsOf(facts).filter(({ kind }) => kind === "payment");
        expect(payments).toHaveLength((facts.balance ?? 0) > 0 ? 1 : 0);
        for (const payment of payments) expect(payment).toMatchObject({ owed: facts.balance });
      }),
    );
  });

  test("contain no duplicates: no notification of another obligation", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        const codes = items.flatMap((item) => (item.kind === "notification" ? [item.code] : []));
        if (items.some(({ kind }) => kind === "payment")) expect(codes).not.toContain("PAYMENT_OVERDUE");
        if (items.some(({ kind, state }) => kind === "declaration" && state === "overdue"))
          expect(codes).not.toContain("CPD_DECLARATION_OVERDUE_ONE");
      }),
    );
  });

  test("are summarised as nothing to do only when nothing is required (DATE-02)", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        const outlook = outlookOf(items);
        const isAnythingReady = items.some(({ state }) => state === "ready");
        const words = outlookWords(outlook, landing.outlook, defaultRules);
        expect(words === undefined && !isAnythingReady).toBe(!items.some(requiresAction));
        expect(outlook.late + outlook.due.count + outlook.coming.count).toBe(
          items.filter((item) => requiresAction(item) && item.state !== "ready").length,
        );
        if (facts.notifications.includes("MEMBERSHIP_APPLICATION_ONHOLD"))
          expect(outlook.late + outlook.due.count).toBeGreaterThan(0);
      }),
    );
  });

  test("are one for each fact of the institute (DATE-01)", () => {
    fc.assert(
      fc.property(anyFacts, anyInstituteFacts, (facts, institute) => {
        const without = obligationsOf({ ...facts, institute: undefined });
        const items = obligationsOf({ ...facts, institute });
        const of = (kind: Obligation["kind"]) => items.filter((item) => item.kind === kind);
        const jurisdictions = new Set(institute.certificates.map(({ jurisdiction }) => jurisdiction));
        const asked = [...jurisdictions]
          .map((one) => institute.certificates.filter(({ jurisdiction }) => jurisdiction === one))
          .map((held) => held.map(({ expiresOn }) => expiresOn).reduce((one, other) => (other > one ? other : one)))
          .filter((expiresOn) => plusDays(expiresOn, -60) <= today && today <= plusDays(expiresOn, 365));
        expect(
          of("practisingCertificate")
            .flatMap((item) => datesOf(item)?.due ?? [])
            .toSorted(),
        ).toEqual(asked.toSorted());
        expect(
          of("exam")
            .map(({ subject }) => subject)
            .toSorted(),
        ).toEqual(
          institute.exams
            .filter(({ date }) => date >= today)
            .map(({ exam }) => exam)
            .toSorted(),
        );
        expect(
          of("submission")
            .map(({ subject }) => subject)
            .toSorted(),
        ).toEqual(institute.submissions.map(({ reference }) => reference).toSorted());
        expect(of("contact")).toMatchObject([{ address: institute.unreachableAt }]);
        expect(of("insurance")).toHaveLength(institute.lacksInsurance ? 1 : 0);
        // The other obligations stay as they were, apart from notifications of the application that is listed itself.
        const isNew = ({ kind }: Obligation) =>
          ["practisingCertificate", "exam", "submission", "insurance", "contact"].includes(kind);
        const hasApplication = institute.submissions.some((open) => open.of === "application");
        expect(items.filter((item) => !isNew(item)).map(withoutSince)).toEqual(
          without.filter((item) => !(hasApplication && applicationStateOf([item.subject]) !== undefined)),
        );
        expect(new Set(items.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(items.length);
      }),
    );
  });

  test("of notifications have the recorded day of their code, which changes neither state nor order (DATE-01)", () => {
    fc.assert(
      fc.property(anyFacts, anyInstituteFacts, (facts, institute) => {
        const items = obligationsOf({ ...facts, institute });
        const undated = obligationsOf({ ...facts, institute: { ...institute, notificationDates: undefined } });
        expect(items.map(withoutSince)).toEqual(undated);
        for (const item of items)
          if (item.kind === "notification")
            expect(item.since).toBe(institute.notificationDates.find(({ code }) => code === item.code)?.since);
      }),
    );
  });

  test("are asked of the customer exactly while a submission needs something, and late after its day (DATE-01)", () => {
    fc.assert(
      fc.property(anyFacts, anySubmissions, (facts, submissions) => {
        const items = obligationsOf({
          ...facts,
          notifications: [],
          institute: { submissions },
        });
        for (const { reference, request } of submissions) {
          const item = items.find(({ subject }) => subject === reference);
          expect(item?.state).toBe(request ? (request.by < today ? "overdue" : "due") : "with us");
          expect(item && datesOf(item)?.due).toBe(request?.by);
        }
      }),
    );
  });

  test("are answered in the portal exactly where it takes answers and something is asked (LOG-04)", () => {
    fc.assert(
      fc.property(anyFacts, anySubmissions, fc.boolean(), (facts, submissions, takesAnswers) => {
        const items = obligationsOf({ ...facts, notifications: [], institute: { submissions }, takesAnswers });
        for (const { reference, request } of submissions) {
          const item = items.find(({ kind, subject }) => kind === "submission" && subject === reference);
          expect(item).toMatchObject(request && takesAnswers ? { isAnsweredHere: true } : {});
          expect(item && "isAnsweredHere" in item).toBe(request !== undefined && takesAnswers);
        }
      }),
    );
  });

  test("become more urgent as days pass, until they end (DATE-01)", () => {
    const rank: readonly Urgency[] = ["coming", "due", "overdue"];
    fc.assert(
      fc.property(anyInstituteFacts, fc.nat(500), (institute, later) => {
        const on = (day: typeof today) => obligationsOf({ today: day, notifications: [], mayApply: false, institute });
        const laterItems = on(plusDays(today, later));
        for (const { kind, subject, state } of on(today)) {
          const same = laterItems.find((item) => item.kind === kind && item.subject === subject);
          if (same) expect(rank.indexOf(same.state)).toBeGreaterThanOrEqual(rank.indexOf(state));
          else expect(["exam", "practisingCertificate"]).toContain(kind);
        }
      }),
    );
  });

  test("are counted as listed, with the earliest and the latest date", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const items = obligationsOf(facts);
        const {
          late,
          due: { count, first, last },
        } = outlookOf(items);
        expect(late).toBe(items.filter(({ state }) => state === "overdue").length);
        expect(count).toBe(items.filter(({ state }) => state === "due").length);
        const days = items.flatMap((item) => (item.state === "due" ? (datesOf(item)?.due ?? []) : []));
        const isDated = days.length === count && count > 0;
        expect([first, last]).toEqual(
          isDated
            ? [
                days.reduce((one, other) => (other < one ? other : one)),
                days.reduce((one, other) => (other > one ? other : one)),
              ]
            : [undefined, undefined],
        );
      }),
    );
  });
});

const { obligations: texts } = await textsOf("page-framework");

test("an exam keeps its key in calendars when its day moves (DATE-01)", () => {
  const keysOf = (date: typeof today) =>
    deadlinesOf(
      {
        today,
        notifications: [],
        mayApply: false,
        institute: { exams: [{ exam: "Audit & Assurance (AA)", date, time: "10:00 to 13:15", place: "Hall 2" }] },
      },
      texts,
    ).map(({ key }) => key);
  expect(keysOf(today)).toEqual([expect.stringMatching(/^exam-audit-assurance-aa-\w+$/)]);
  expect(keysOf(plusDays(today, 9))).toEqual(keysOf(today));
});

describe("deadlines", () => {
  test("are the dated obligations, each once, with a key that does not depend on the date (TASK-03)", () => {
    fc.assert(
      fc.property(anyFacts, anyDays, (facts, days) => {
        const found = deadlinesOf(facts, texts);
        const dated = obligationsOf(facts).flatMap((item) => datesOf(item)?.due ?? []);
        expect(found.map(({ by }) => by)).toEqual(dated);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);

        const { declaration, statement } = facts;
        const moved = deadlinesOf(
          {
            ...facts,
            institute: undefined,
            declaration: declaration && {
              ...declaration,
              overview: { ...declaration.overview, nextDueDate: plusDays(today, days) },
            },
            statement: statement?.subscription && {
              ...statement,
              subscription: { ...statement.subscription, dueDate: plusDays(today, days) },
            },
          },
          texts,
        );
        const before = deadlinesOf({ ...facts, institute: undefined }, texts);
        expect(moved.map(({ key }) => key).toSorted()).toEqual(before.map(({ key }) => key).toSorted());
        for (const deadline of moved) expect(isUpcoming(deadline, today)).toBe(days >= 0);
      }),
    );
  });
});
