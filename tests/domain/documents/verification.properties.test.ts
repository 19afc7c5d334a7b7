import { describe, expect, test } from "vitest";

import { validityWords } from "../../../domain/documents/validity-words.ts";
import {
  documentKinds,
  validityOf,
  withStanding,
  type Validity,
  type DocumentRecord,
  type VerificationFacts,
} from "../../../domain/documents/verification.ts";
import {
  codeValues,
  displayDocumentCode,
  documentCodeOf,
  readDocumentCode,
  valueCount,
} from "../../../domain/institute/documents/document-code.ts";
import { issuerOf } from "../../../domain/institute/documents/issuer.ts";
import { listLength, statusBits } from "../../../domain/institute/documents/status-list.ts";
import { plusDays } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const { validity: texts } = pageTexts("documents-and-downloads").verification;

const anyValue = fc.nat({ max: valueCount - 1 });
const anyValues = fc.array(anyValue, { minLength: codeValues, maxLength: codeValues });
const anyCode = anyValues.map(documentCodeOf);
const anyPlace = fc.nat({ max: codeValues });

describe("the code of a document (VERI-01, VERI-03)", () => {
  test("has 80 bits, and different values have different codes", () => {
    expect(codeValues * Math.log2(valueCount)).toBe(80);
    fc.assert(
      fc.property(anyValues, anyValues, (one, another) => {
        expect(documentCodeOf(one) === documentCodeOf(another)).toBe(one.join() === another.join());
      }),
    );
  });

  test("is parsed in any case and spacing, with letters typed for digits", () => {
    const anyRewriting = fc.array(fc.constantFrom("", " ", "-", "–", " - ", "."), { minLength: 17, maxLength: 17 });
    fc.assert(
      fc.property(anyCode, anyRewriting, fc.boolean(), (code, gaps, isLower) => {
        expect(readDocumentCode(displayDocumentCode(code))).toBe(code);
        const typed = Array.from(
          code,
          (character, at) => character.replace("0", "O").replace("1", at % 2 === 0 ? "I" : "l") + (gaps[at] ?? ""),
        ).join("");
        expect(readDocumentCode(isLower ? typed.toLowerCase() : typed)).toBe(code);
      }),
    );
  });

  test("is never parsed with one wrong character, two neighbours swapped, or one missing or too many", () => {
    fc.assert(
      fc.property(anyCode, anyPlace, anyCode, (code, at, other) => {
        const wrong = code.slice(0, at) + other.charAt(at) + code.slice(at + 1);
        if (wrong !== code) expect(readDocumentCode(wrong)).toBeUndefined();
        const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
        if (swapped !== code) expect(readDocumentCode(swapped)).toBeUndefined();
        expect(readDocumentCode(code.slice(0, at) + code.slice(at + 1))).toBeUndefined();
        expect(readDocumentCode(code + other.charAt(at))).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  test("is never parsed from anything else, however long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        const read = readDocumentCode(typed);
        if (read !== undefined) expect(readDocumentCode(displayDocumentCode(read))).toBe(read);
      }),
    );
    expect(readDocumentCode("")).toBeUndefined();
    expect(readDocumentCode("UUUU-UUUU-UUUU-UUUUU")).toBeUndefined();
  });
});

const anyDocument: fc.Arbitrary<DocumentRecord> = fc.record({
  kind: fc.constantFrom(...documentKinds),
  isOfRetired: fc.boolean(),
  expiresOn: fc.option(anyRecentDay, { nil: undefined }),
});

const anyFacts: fc.Arbitrary<VerificationFacts> = fc.record({
  isClosed: fc.boolean(),
  isSuspended: fc.boolean(),
  isRetired: fc.boolean(),
  isOnRecord: fc.boolean(),
  isTakenBack: fc.boolean(),
  isRenamed: fc.boolean(),
  replacedOn: fc.option(anyRecentDay, { nil: undefined }),
  today: anyRecentDay,
});

const attestsMembership = new Set([
  "membershipCertificate",
  "goodStanding",
  "certificates",
  "practisingCertificate",
  "membershipCredential",
]);
const untroubled = {
  isClosed: false,
  isSuspended: false,
  isRetired: false,
  isOnRecord: true,
  isTakenBack: false,
  isRenamed: false,
  replacedOn: undefined,
};

describe("the validity of a document (VERI-02)", () => {
  test("lasts until something ends it, through its last day", () => {
    fc.assert(
      fc.property(anyDocument, anyRecentDay, (document, day) => {
        expect(validityOf({ ...document, expiresOn: undefined }, { ...untroubled, today: day }).state).toBe("valid");
        const ofThatDay = { ...document, expiresOn: day };
        expect(validityOf(ofThatDay, { ...untroubled, today: day }).state).toBe("valid");
        expect(validityOf(ofThatDay, { ...untroubled, today: plusDays(day, 1) })).toEqual({
          state: "expired",
          on: day,
        });
      }),
    );
  });

  test("ends for documents of a membership while the holder is closed, suspended or retired since", () => {
    fc.assert(
      fc.property(anyDocument, anyFacts, (document, facts) => {
        const validity = validityOf(document, facts);
        const { state } = validity;
        const because = validity.state === "withdrawn" ? validity.because : undefined;
        const isEnded = facts.isClosed || facts.isSuspended || (facts.isRetired && !document.isOfRetired);
        if (attestsMembership.has(document.kind) && isEnded) expect(state).toBe("withdrawn");
        if (facts.isTakenBack) expect(state).toBe("withdrawn");
        if (because === "reversal") expect(facts.isTakenBack).toBe(true);
        if (!facts.isOnRecord) expect(state).toBe("withdrawn");
        if (because === "closing") expect(facts.isClosed).toBe(true);
        if (because === "suspension") expect(facts.isSuspended).toBe(true);
        if (because === "retirement") expect(facts.isRetired && !document.isOfRetired).toBe(true);
        if (because === "removal") expect(facts.isOnRecord).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not depend on the holder's changes for documents about the past", () => {
    fc.assert(
      fc.property(anyDocument, anyFacts, (document, facts) => {
        if (!["equivalence", "receipt", "submission"].includes(document.kind)) return;
        const { today, replacedOn, isOnRecord, isTakenBack } = facts;
        const isRenamed = document.kind === "equivalence" && facts.isRenamed;
        expect(validityOf(document, facts)).toEqual(
          validityOf(document, { ...untroubled, today, replacedOn, isOnRecord, isTakenBack, isRenamed }),
        );
      }),
    );
  });

  test("is never restored by a later day or a newer document", () => {
    const rank = (state: Validity["state"]) => ["valid", "replaced", "expired", "withdrawn"].indexOf(state);
    fc.assert(
      fc.property(anyDocument, anyFacts, fc.nat({ max: 4000 }), (document, facts, days) => {
        const now = rank(validityOf(document, facts).state);
        const later = { ...facts, today: plusDays(facts.today, days) };
        expect(rank(validityOf(document, later).state)).toBeGreaterThanOrEqual(now);
        expect(rank(validityOf(document, { ...facts, replacedOn: facts.today }).state)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  test("has words for each state and cause, which say valid only for valid documents", () => {
    fc.assert(
      fc.property(anyDocument, anyFacts, fc.boolean(), (document, facts, isOfDay) => {
        const validity = validityOf(document, facts);
        const listed = { isDated: isOfDay, issuedOn: facts.today };
        const words = validityWords(validity, listed, texts, defaultRules);
        expect(/Valid today|what was so on the day/.test(words)).toBe(validity.state === "valid");
      }),
    );
  });
});

test("a letter of good standing says whether that holds today, as long as it is valid (VERI-02)", () => {
  fc.assert(
    fc.property(anyDocument, anyFacts, fc.boolean(), (document, facts, isInGoodStanding) => {
      const validity = withStanding(validityOf(document, facts), isInGoodStanding);
      const listed = { isDated: true, issuedOn: facts.today };
      const words = validityWords(validity, listed, texts, defaultRules);
      expect(words.endsWith("and is today.")).toBe(validity.state === "valid" && isInGoodStanding);
      expect(words.endsWith("and is not today.")).toBe(validity.state === "valid" && !isInGoodStanding);
    }),
  );
});

describe("the status of a credential (VERI-04)", () => {
  test("a list has exactly the bits of its positions", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: listLength - 1 }), { maxLength: 20 }), (positions) => {
        const bytes = statusBits(positions);
        expect(bytes).toHaveLength(listLength / 8);
        const bits = [...bytes.entries()].flatMap(([at, byte]) =>
          byte === 0
            ? []
            : Array.from(byte.toString(2).padStart(8, "0")).flatMap((bit, index) =>
                bit === "1" ? [at * 8 + index] : [],
              ),
        );
        expect(bits).toEqual(positions.toSorted((one, other) => one - other));
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    ["https://portal.body.example", "did:web:portal.body.example"],
    ["http://localhost:4200", "did:web:localhost%3A4200"],
  ])("the issuer at %s is %s", (publicUrl, issuer) => {
    expect(issuerOf(publicUrl)).toBe(issuer);
  });
});
