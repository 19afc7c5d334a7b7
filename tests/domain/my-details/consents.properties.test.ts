import { describe, expect, test } from "vitest";

import type { ConsentSwitches } from "../../../domain/my-details/consent-switches.ts";
import {
  changeOf,
  moveSwitch,
  switchOf,
  switchRefused,
  switchStored,
} from "../../../domain/my-details/consent-switches.ts";
import type { ConsentFacts, ConsentId } from "../../../domain/my-details/consents.ts";
import {
  consentIds,
  offeredConsents,
  consentSections,
  isOffered,
  isDisabled,
  lockOf,
  mayAnswer,
} from "../../../domain/my-details/consents.ts";
import { seesNetworks } from "../../../domain/my-details/networks.ts";
import { fc } from "../support/fast-check.ts";
import { anyCountry, anyType } from "../support/people.ts";

const anyConsent = fc.constantFrom(...consentIds);

const anyFacts: fc.Arbitrary<ConsentFacts> = fc.record({
  userType: anyType,
  countryOfResidence: anyCountry,
  onlineCountry: fc.boolean(),
  hasEmail: fc.boolean(),
  hasMobile: fc.boolean(),
  importantUpdates: fc.record({ isOn: fc.boolean(), isLoading: fc.boolean() }),
});

const anySwitches: fc.Arbitrary<ConsentSwitches> = fc.record(
  Object.fromEntries(
    consentIds.map((consent) => [consent, fc.record({ value: fc.boolean(), isLoading: fc.boolean() })]),
  ) as Record<ConsentId, fc.Arbitrary<{ value: boolean; isLoading: boolean }>>,
);

const others = (changed: readonly ConsentId[]) => consentIds.filter((id) => !changed.includes(id));

describe("consents", () => {
  test("account correspondence follows important updates, only after they are stored", () => {
    fc.assert(
      fc.property(anySwitches, fc.boolean(), (switches, value) => {
        const moved = moveSwitch(switches, "importantUpdatesByEmail");
        const before = switchOf(switches, "accountCorrespondenceByEmail").value;
        expect(switchOf(moved, "accountCorrespondenceByEmail").value).toBe(before);
        const refused = switchRefused(moved, "importantUpdatesByEmail", "GENERIC");
        expect(switchOf(refused, "accountCorrespondenceByEmail").value).toBe(before);
        const stored = switchStored(moved, "importantUpdatesByEmail", value);
        expect(switchOf(stored, "importantUpdatesByEmail").value).toBe(value);
        expect(switchOf(stored, "accountCorrespondenceByEmail").value).toBe(value);
      }),
    );
  });

  test("no other consent changes another one", () => {
    fc.assert(
      fc.property(anySwitches, anyConsent, fc.boolean(), (switches, consent, value) => {
        const stored = switchStored(moveSwitch(switches, consent), consent, value);
        const changed = Object.keys(changeOf(consent, value)) as ConsentId[];
        if (consent !== "importantUpdatesByEmail") expect(changed).toEqual([consent]);
        for (const other of others(changed)) expect(stored[other]).toEqual(switches[other]);
      }),
    );
  });

  test("a rejected or pending switch shows the stored value", () => {
    fc.assert(
      fc.property(anySwitches, anyConsent, (switches, consent) => {
        const stored = switchOf(switches, consent).value;
        const moved = moveSwitch(switches, consent);
        expect(switchOf(moved, consent)).toMatchObject({ value: stored, isLoading: true });
        const refused = switchRefused(moved, consent, "DUPLICATE_EMAIL");
        expect(switchOf(refused, consent)).toEqual({ value: stored, isLoading: false, refusal: "DUPLICATE_EMAIL" });
      }),
    );
  });

  test("an outcome without a pending change has no effect", () => {
    fc.assert(
      fc.property(anySwitches, anyConsent, fc.boolean(), (switches, consent, value) => {
        if (switchOf(switches, consent).isLoading) return;
        expect(switchStored(switches, consent, value)).toBe(switches);
        expect(switchRefused(switches, consent, "GENERIC")).toBe(switches);
      }),
    );
  });

  test("locked, disabled and hidden consents are never sent", () => {
    fc.assert(
      fc.property(anyFacts, anyConsent, (facts, consent) => {
        const isOpen = isOffered(consent, facts) && lockOf(consent, facts) === undefined && !isDisabled(consent, facts);
        expect(mayAnswer(consent, facts)).toBe(isOpen);
        if (!facts.hasEmail) expect(mayAnswer("importantUpdatesByEmail", facts)).toBe(false);
        if (!facts.hasMobile) expect(mayAnswer("importantUpdatesBySms", facts)).toBe(false);
        if (!facts.importantUpdates.isOn) expect(mayAnswer("accaEventsAndSurveys", facts)).toBe(false);
      }),
    );
  });

  test("account correspondence is offered exactly when it can be chosen", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { isOn, isLoading } = facts.importantUpdates;
        const isOnlineStudent = facts.userType === "student" && facts.onlineCountry;
        const expected = facts.hasEmail && isOn && !isLoading && !isOnlineStudent;
        expect(isOffered("accountCorrespondenceByEmail", facts)).toBe(expected);
      }),
    );
  });

  test("consents are offered by a table of all kinds of customer", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { userType, countryOfResidence } = facts;
        expect(isOffered("directoryOfMembers", facts)).toBe(userType === "member");
        expect(isOffered("examResultsBySms", facts)).toBe(userType === "student");
        expect(isOffered("shareDetailWithEmployers", facts)).toBe(userType === "student");
        expect(isOffered("affiliateList", facts)).toBe(["student", "affiliate", "graduate"].includes(userType));
        expect(isOffered("abMagazine", facts)).toBe(countryOfResidence !== "Malaysia");
        const country = countryOfResidence ?? "";
        expect(seesNetworks(userType, countryOfResidence)).toBe(
          userType === "member" && ["United Kingdom", "Ireland"].includes(country),
        );
      }),
    );
  });

  test("every consent is in exactly one section", () => {
    const placed = [...consentSections.accountCorrespondence, ...consentSections.additionalQuestions];
    expect(placed.toSorted()).toEqual([...consentIds].sort());
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const asked = [
          ...offeredConsents("accountCorrespondence", facts),
          ...offeredConsents("additionalQuestions", facts),
        ];
        expect(new Set(asked)).toEqual(new Set(consentIds.filter((consent) => isOffered(consent, facts))));
      }),
    );
  });
});
