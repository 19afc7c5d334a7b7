import { describe, expect, it } from "vitest";

import {
  addressDetail,
  addressSearch,
  countries,
} from "../../../../../../adapters/contract/my-details-addresses.contract.ts";
import { contactDetails, saveContactDetails } from "../../../../../../adapters/contract/my-details-contact.contract.ts";
import { customerRow } from "../../../../../../adapters/institute/trial/seeds/customer.seed.ts";
import { dayOf } from "../../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { firstDayFile } from "../../../../support/first-day.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { ask, openInstitute } from "../../../../support/open-institute.ts";
import type { TestInstitute } from "../../../../support/test-institute.ts";

const recordOf = async (institute: TestInstitute, who: string) => (await ask(institute, who, contactDetails)).answer;

const save = (institute: TestInstitute, who: string, body: object, version?: string) =>
  ask(institute, who, saveContactDetails, {
    body,
    ...(version === undefined ? {} : { headers: { "if-match": `"${version}"` } }),
  });

const home = {
  country: "United Kingdom",
  addressLine1: "1 Ledger Lane",
  city: "Glasgow",
  postcode: "g11aa",
  purpose: ["HOME", "BILLING"],
};

describe("contact details", () => {
  onEachDatabase(({ fresh }) => {
    // A limit's waiting time is exact only while the clock stands still.
    const time = new Date();
    const atFirst = institutePutBack(fresh, { now: () => time });
    const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

    it("are changed by section, and stored in normalised form (CONT-04, CONT-05, CONT-08)", () =>
      opened(async (institute) => {
        const before = await recordOf(institute, "Maya");
        const { status, answer } = await save(institute, "Maya", { mailingAddress: home }, before.version);
        expect(status).toBe(200);
        expect(answer?.mailingAddress).toMatchObject({ postcode: "G1 1AA", purpose: ["HOME", "BILLING"] });
        expect(answer?.mailingAddress?.contactId).toBe(before.mailingAddress?.contactId);
        expect(await recordOf(institute, "Maya")).toEqual({
          ...before,
          mailingAddress: answer?.mailingAddress,
          version: answer?.version,
        });
        expect(answer?.version).not.toBe(before.version);
      }));

    it("allow ten changes of email at once, so a list of addresses cannot be tested", () =>
      opened(async (institute) => {
        const taken = (await recordOf(institute, "Owen")).email?.address ?? "";
        for (let count = 0; count < 10; count += 1)
          expect((await save(institute, "Ready", { email: { address: taken } })).status).toBe(409);
        const refused = await save(institute, "Ready", { email: { address: "nobody@example.org" } });
        expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "600"]);
        expect((await save(institute, "Ready", { mailingAddress: home })).status).toBe(200);
      }));

    it("lose their phone number when only its id is sent (CONT-08)", () =>
      opened(async (institute) => {
        const { primaryPhoneNumber: phone } = await recordOf(institute, "Maya");
        const { answer } = await save(institute, "Maya", { primaryPhoneNumber: { contactId: phone?.contactId } });
        expect(answer?.primaryPhoneNumber).toEqual({ contactId: phone?.contactId });
      }));

    it("are not changed with an outdated version", () =>
      opened(async (institute) => {
        const { version } = await recordOf(institute, "Maya");
        const answers = await Promise.all([
          save(institute, "Maya", { email: { address: "one@example.org" } }, version),
          save(institute, "Maya", { email: { address: "other@example.org" } }, version),
        ]);
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
        const { email } = await recordOf(institute, "Maya");
        expect(email?.address).toBe(answers[0].status === 200 ? "one@example.org" : "other@example.org");
      }));

    it("are not changed with an unreadable version", () =>
      opened(async (institute) => {
        const before = await recordOf(institute, "Maya");
        const said = async (version: string) => {
          const headers = { "if-match": version };
          const { status, refusal } = await ask(institute, "Maya", saveContactDetails, {
            body: { mailingAddress: home },
            headers,
          });
          return [version, status, refusal.code];
        };
        for (const version of [
          before.version,
          `W/"${before.version}"`,
          "*",
          '""',
          `"${before.version}", "9"`,
          "",
          `'${before.version}'`,
        ])
          expect(await said(version)).toEqual([version, 400, "INVALID_VERSION"]);
        expect(await recordOf(institute, "Maya")).toEqual(before);
        expect((await said(`"${before.version}"`))[1]).toBe(200);
      }));

    it("do not accept another customer's email address, even in a race (CONT-09)", () =>
      opened(async (institute) => {
        const taken = await save(institute, "Maya", { email: { address: "Owen.Overdue@example.org" } });
        expect([taken.status, taken.refusal.description]).toEqual([409, "Duplicate contact mechanism found."]);
        const answers = await Promise.all(
          ["Maya", "Priya"].map((who) => save(institute, who, { email: { address: "shared@example.org" } })),
        );
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      }));
  });

  const atFirst = institutePutBack(firstDayFile);
  const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

  it.each([
    ["an email address of no form", { email: { address: "maya" } }, "Please provide a valid value for email."],
    [
      "a phone number without its area code",
      { primaryPhoneNumber: { number: "5822000" } },
      "Please select an area code",
    ],
    [
      "an area code that there is not",
      { primaryPhoneNumber: { number: "5822000", countryCode: "999" } },
      "Please select an area code",
    ],
    ["an address without its city", { mailingAddress: { ...home, city: " " } }, "This field is required"],
    [
      "a country that there is not",
      { mailingAddress: { ...home, country: "Atlantis" } },
      "This is no longer offered. Please choose another",
    ],
    [
      "what is to be written in ASCII and is not",
      { mailingAddress: { ...home, country: "Japan", city: "東京" } },
      "Non-ascii characters are not supported. Please enter ascii characters only",
    ],
  ])("refuse %s", (_, body, description) =>
    opened(async (institute) => {
      const before = await recordOf(institute, "Maya");
      const { status, refusal } = await save(institute, "Maya", body);
      expect([status, refusal.description]).toEqual([422, description]);
      expect(await recordOf(institute, "Maya")).toEqual(before);
    }),
  );

  it("do not change a read-only section (CONT-01)", () =>
    opened(async (institute) => {
      expect((await recordOf(institute, "Felix")).readOnly).toEqual({ mailingAddress: true });
      const { refusal } = await save(institute, "Felix", { mailingAddress: home });
      expect(refusal.code).toBe("READ_ONLY");
    }));
});

describe("the address book", () => {
  const atFirst = institutePutBack(firstDayFile);
  const opened = async (test: (institute: TestInstitute) => Promise<void>) => test(await atFirst());

  it("lists every country once, with its codes and prefix (CONT-03)", () =>
    opened(async (institute) => {
      const { countries: all } = (await ask(institute, "Maya", countries)).answer;
      expect(all).toHaveLength(250);
      for (const code of ["name", "iso2", "iso3"] as const)
        expect(new Set(all.map((country) => country[code])).size).toBe(250);
      expect(all.filter(({ phonePrefix }) => !/^\+\d{1,3}( \d{3})?$/.test(phonePrefix))).toEqual([]);
      expect(all.map(({ name }) => name)).toEqual(
        expect.arrayContaining(["United Kingdom", "China, Peoples Rep of", "Malta"]),
      );
    }));

  it("finds addresses by the beginnings of their words, and returns each part (CONT-02)", () =>
    opened(async (institute) => {
      const search = async (text: string, country?: string) =>
        (
          await ask(institute, "Maya", addressSearch, {
            query: { text, ...(country === undefined ? {} : { country }) },
          })
        ).answer.results;
      const [first] = await search("led g1", "GB");
      expect(first).toMatchObject({ text: "1 Ledger Lane", type: "Address" });
      const detail = await ask(institute, "Maya", addressDetail, { query: { id: first?.id ?? "" } });
      expect(detail.answer).toMatchObject({ line1: "1 Ledger Lane", city: "Glasgow", postalCode: "G1 1AA" });
      expect(await search("led g1", "IE")).toEqual([]);
      expect((await search("ecu lyon")).length).toBeGreaterThan(0);
      expect((await ask(institute, "Maya", addressDetail, { query: { id: "nowhere" } })).status).toBe(404);
    }));

  it("has no search in production, where nothing made up is served (CONT-02)", async () => {
    const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { production: true });
    const row = customerRow(institute.person("Maya"), "", dayOf(new Date(), defaultRules));
    await institute.database.insertInto("customers").values(row).execute();
    const search = await ask(institute, "Maya", addressSearch, { query: { text: "1 Ledger Lane" } });
    const detail = await ask(institute, "Maya", addressDetail, { query: { id: "GB-1-1-1" } });
    for (const { status, refusal } of [search, detail])
      expect([status, refusal.code]).toEqual([404, "NO_ADDRESS_SEARCH"]);
    expect((await ask(institute, "Maya", countries)).answer.countries.length).toBeGreaterThan(200);
    await institute.close();
  });
});
