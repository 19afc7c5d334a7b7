import { describe, expect, test } from "vitest";

import { cpdStatuses } from "../../../domain/cpd/status.ts";
import { certificateFileName } from "../../../domain/documents/certificates.ts";
import type { Downloads } from "../../../domain/documents/downloads.ts";
import {
  downloadArrived,
  downloadFailed,
  downloadOf,
  downloadStarted,
  mayDownload,
} from "../../../domain/documents/downloads.ts";
import type { GoodStandingFacts } from "../../../domain/documents/key-resources.ts";
import {
  documentCardsOf,
  goodStandingCardOf,
  isGoodStandingAvailable,
  resourceKeys,
  showsMembershipCertificate,
} from "../../../domain/documents/key-resources.ts";
import {
  goodStandingOf,
  type StandingFacts,
  type StandingPerson,
} from "../../../domain/institute/documents/good-standing.ts";
import { fc } from "../support/fast-check.ts";
import { anyNotifications, anyType } from "../support/people.ts";

const goodStanding: fc.Arbitrary<GoodStandingFacts> = fc.record({
  goodStanding: fc.record({
    eligible: fc.boolean(),
    warning: fc.constantFrom("practice", "fees", "Practice", "", undefined),
  }),
  certificatesWarning: fc.constantFrom("fees", "Unpaid FEES", "insurance", "", undefined),
  cpdStatus: fc.constantFrom(...cpdStatuses),
});

describe("good standing", () => {
  const practice = { eligible: false, warning: "practice" };

  test.each([
    ["an eligible letter, whatever else", { eligible: true, warning: "fees" }, "fees", "overdue", true],
    ["practice alone", practice, undefined, "upToDate", true],
    ["practice and insurance", practice, "insurance", "due", true],
    ["practice and fees", practice, "fees", "upToDate", false],
    ["practice and fees in other words", practice, "Unpaid FEES of 2026", "upToDate", false],
    ["practice and an overdue declaration", practice, undefined, "overdue", false],
    ["fees", { eligible: false, warning: "fees" }, undefined, "upToDate", false],
    ["practice in another case", { eligible: false, warning: "Practice" }, undefined, "upToDate", false],
    ["no reason", { eligible: false }, undefined, "upToDate", false],
  ] as const)("with %s (DOCS-02)", (_, letter, certificatesWarning, cpdStatus, isAvailable) => {
    expect(isGoodStandingAvailable({ goodStanding: letter, certificatesWarning, cpdStatus })).toBe(isAvailable);
  });

  test("is never made available by another obstacle, nor by a warning that nobody knows", () => {
    fc.assert(
      fc.property(goodStanding, fc.string(), (facts, unknown) => {
        const obstacles: readonly Partial<GoodStandingFacts>[] = [
          { certificatesWarning: "fees" },
          { cpdStatus: "overdue" },
          { goodStanding: { ...facts.goodStanding, eligible: false, warning: `${unknown}!` } },
        ];
        for (const obstacle of obstacles)
          if (isGoodStandingAvailable({ ...facts, ...obstacle })) expect(isGoodStandingAvailable(facts)).toBe(true);
        const { goodStanding: letter } = facts;
        if (!letter.eligible) expect(isGoodStandingAvailable({ ...facts, ...obstacles[2] })).toBe(false);
      }),
    );
  });

  test("is never available while exam results are withheld, and otherwise follows its table", () => {
    fc.assert(
      fc.property(goodStanding, anyNotifications, (facts, notifications) => {
        const card = goodStandingCardOf(facts, notifications);
        if (notifications.includes("EXAM_SUPPRESSION_PERIOD"))
          expect(card).toEqual({ shows: "greyed out", warnings: ["suppress"] });
        else expect(card.shows === "download").toBe(isGoodStandingAvailable(facts));
      }),
    );
  });
});

describe("good standing while a deciding fact is missing", () => {
  test("is decided only if every value of the missing fact gives the same result (DOCS-02, DOCS-03)", () => {
    fc.assert(
      fc.property(goodStanding, anyNotifications, ({ cpdStatus: _, ...facts }, notifications) => {
        const card = goodStandingCardOf({ ...facts, cpdStatus: undefined }, notifications);
        const possible = cpdStatuses.map((cpdStatus) => goodStandingCardOf({ ...facts, cpdStatus }, notifications));
        if (card.shows === "undecided") expect(new Set(possible.map(({ shows }) => shows)).size).toBe(2);
        else if (card.shows === "download") for (const one of possible) expect(one).toEqual(card);
        else
          for (const one of possible)
            expect(one).toEqual({
              shows: "greyed out",
              warnings: expect.arrayContaining([...card.warnings]) as unknown,
            });
        expect(goodStandingCardOf({ ...facts, cpdStatus: undefined }, undefined)).toEqual({
          shows: "undecided",
          missing: "notifications",
        });
      }),
    );
  });
});

describe("a member's standing", () => {
  const anyPerson = fc.record({ type: anyType, isRetired: fc.boolean(), isSuspended: fc.boolean() });
  const anyFacts: fc.Arbitrary<StandingFacts> = fc
    .tuple(goodStanding, anyNotifications, fc.boolean(), fc.boolean())
    .map(([{ goodStanding: letter, ...facts }, notifications, isPaymentOverdue, isThere]) => ({
      ...facts,
      letter: isThere ? letter : undefined,
      notifications,
      isPaymentOverdue,
    }));

  test("is good only with an available letter of good standing, and undefined for non-members", () => {
    fc.assert(
      fc.property(anyPerson, anyFacts, (person, facts) => {
        const displayed = goodStandingOf(person, facts);
        expect(displayed === undefined).toBe(person.type !== "member" || person.isRetired);
        if (displayed !== true) return;
        const { letter, certificatesWarning, ...who } = facts;
        const keyResources = { goodStanding: letter, certificates: { eligible: false, warning: certificatesWarning } };
        const cards = documentCardsOf({ keyResources, practisingCertificates: [] }, { ...who, type: "member" });
        expect(cards.find(({ key }) => key === "goodStanding")?.card).toEqual({ shows: "download" });
      }),
    );
  });

  test("is never improved by a suspension or an overdue item", () => {
    const worse: readonly [Partial<StandingPerson>, Partial<StandingFacts>][] = [
      [{ isSuspended: true }, {}],
      [{}, { cpdStatus: "overdue" }],
      [{}, { isPaymentOverdue: true }],
    ];
    fc.assert(
      fc.property(anyPerson, anyFacts, fc.constantFrom(...worse), (person, facts, [ofPerson, ofFacts]) => {
        expect(goodStandingOf({ ...person, ...ofPerson }, { ...facts, ...ofFacts })).not.toBe(true);
      }),
    );
  });
});

describe("the cards of a customer's documents", () => {
  const resource = fc.record({
    eligible: fc.boolean(),
    warning: fc.constantFrom("practice", "fees", undefined),
    certificateNumber: fc.constantFrom("N-1", "", undefined),
  });
  const held = fc.option(resource, { nil: undefined });
  const documents = fc.record({
    keyResources: fc.record({
      goodStanding: held,
      membershipCertificate: held,
      equivalence: held,
      certificates: held,
      docket: held,
    }),
    practisingCertificates: fc.constant([]),
  });

  test("are in a fixed order, follow their own rules, and skip missing documents", () => {
    const facts = fc.record({
      type: anyType,
      notifications: anyNotifications,
      cpdStatus: fc.constantFrom(...cpdStatuses),
    });
    fc.assert(
      fc.property(documents, facts, (there, who) => {
        const cards = documentCardsOf(there, who);
        const keys = cards.map(({ key }) => key);
        const { membershipCertificate, ...others } = there.keyResources;
        const expected = resourceKeys.filter((key) =>
          key === "membershipCertificate"
            ? showsMembershipCertificate(who.type, membershipCertificate)
            : others[key] !== undefined,
        );
        expect(keys).toEqual(expected);
        for (const { key, resource: document, card } of cards) {
          if (key === "goodStanding" || key === "membershipCertificate") continue;
          expect(card.shows === "download").toBe(document.eligible);
        }
      }),
    );
  });
});

describe("certificates", () => {
  test("the membership certificate has a card only for members with an eligible one", () => {
    const certificate = fc.record({ eligible: fc.boolean(), certificateNumber: fc.constantFrom("M-1", "", undefined) });
    fc.assert(
      fc.property(anyType, fc.option(certificate, { nil: undefined }), (type, held) => {
        const expected = type === "member" && held?.eligible === true && held.certificateNumber === "M-1";
        expect(showsMembershipCertificate(type, held)).toBe(expected);
      }),
    );
  });

  test("a file name is never a path, and differs for different certificate numbers", () => {
    const plain = fc.stringMatching(/^[A-Z0-9]{1,10}$/);
    fc.assert(
      fc.property(fc.string(), fc.string(), plain, plain, (type, number, customerId, other) => {
        const name = certificateFileName({ certificateType: type, certificateNumber: number }, customerId);
        expect(name).toMatch(/^[A-Za-z0-9_-]+\.pdf$/);
        const one = certificateFileName({ certificateType: "P", certificateNumber: customerId }, "1");
        const another = certificateFileName({ certificateType: "P", certificateNumber: other }, "1");
        expect(one === another).toBe(customerId === other);
      }),
    );
  });
});

describe("downloads", () => {
  const card = fc.constantFrom("a", "b", "c");
  const steps = { start: downloadStarted, arrive: downloadArrived, fail: downloadFailed };
  const happening = fc.tuple(fc.constantFrom("start" as const, "arrive" as const, "fail" as const), card);

  test("each card's state depends on its own events only", () => {
    fc.assert(
      fc.property(fc.array(happening), card, (said, asked) => {
        const downloads = said.reduce<Downloads>((all, [does, key]) => steps[does](all, key), {});
        const last = said.findLast(([, key]) => key === asked)?.[0];
        const states = { start: "loading", arrive: "idle", fail: "error" };
        expect(downloadOf(downloads, asked)).toBe(last === undefined ? "idle" : states[last]);
        expect(mayDownload(downloads, asked)).toBe(last !== "start");
      }),
    );
  });
});
