import "../../platform/customers/email-addresses.store.ts";
import { getExampleNumber, type CountryCode } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

import { yearOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { savedPhone, type SavedPhone } from "../../../../domain/my-details/phone.ts";
import { accountRecords, type StoredAccount } from "../../areas/my-details/account/account.store.ts";
import { allCountries } from "../../areas/my-details/addresses/countries.ts";
import { consentRecords, type Consents } from "../../areas/my-details/consents/consents.store.ts";
import { contactRecords, type StoredContact } from "../../areas/my-details/contact/contact.store.ts";
import { employmentRecords, type StoredEmployment } from "../../areas/my-details/employment/employment.store.ts";
import type { RecordKind } from "../../areas/my-details/my-details.store.ts";
import { networkRecords, type NetworkChoice } from "../../areas/my-details/networks/networks.store.ts";
import { addressOf, findAddresses } from "../address-book.ts";
import {
  graduationDateOf,
  membershipDateOf,
  registrationDateOf,
  yearsAgo,
  type SeededPerson,
  type Seeding,
} from "../person.ts";

/** The transfer options of a foundation student. ACCT-04 */
const transfer: NonNullable<StoredAccount["transferFIAToAcca"]> = {
  availableOptions: [
    { value: "transferDiploma", contentKey: "transferDiploma" },
    { value: "transferPapers", contentKey: "transferPapers" },
    { value: "disable", contentKey: "transferDisable" },
  ],
};

/** A person's account details on a day, without those in the customer's row. ACCT-01 */
const accountRecord = (person: SeededPerson, today: CalendarDate): StoredAccount => {
  const { type, traits, customerId } = person;
  const ago = (count: number) => yearsAgo(person, count, today);
  const isMember = type === "member";
  const registrationDate = registrationDateOf(person, today);
  const graduationDate = graduationDateOf(person, today);
  return {
    learningRecordNumber: `10${customerId}1`,
    title: traits.title ?? "Ms",
    birthDate: ago(isMember ? 44 : 24),
    qualification: traits.pathway === "FIA" ? "Foundations in accountancy" : "ACCA",
    registrationDate,
    ...(graduationDate === undefined ? {} : { graduationDate }),
    ...(isMember ? { membershipDate: membershipDateOf(person, today) } : {}),
    ...(traits.isFellow ? { fellowDate: ago(12), honours: "First" } : {}),
    ...(traits.isRetired ? { retirementDate: ago(1) } : {}),
    ...(type === "student" ? { firstEligibleExam: `June ${yearOf(registrationDate) + 1}` } : {}),
    memberQualifications: [...(traits.memberQualifications ?? [])],
    ...(traits.retirementCriteria === undefined ? {} : { retirementCriteria: traits.retirementCriteria }),
    ...(traits.pathway === "FIA" ? { canTransfer: true, transferFIAToAcca: transfer } : {}),
    ...(traits.oxfordBrookes ? { oxfordBrookes: traits.oxfordBrookes } : {}),
  };
};

/** The employer of all made-up people. */
const employer = "Quill and Ledger LLP";

const residenceOf = (person: SeededPerson): string => person.traits.countryOfResidence ?? "United Kingdom";

type SeededAddress = NonNullable<StoredContact["mailingAddress"]>;

/** A house of the address book in the person's country, or else in the capital. */
const houseOf = (
  person: SeededPerson,
  place: number,
): Pick<SeededAddress, "country" | "addressLine1" | "city" | "province" | "state" | "postcode"> => {
  const residence = residenceOf(person);
  const country = allCountries.find(({ name }) => name === residence);
  const houses = country ? findAddresses(country.name, country.iso2) : [];
  const house = houses[(Number(person.customerId) + place) % Math.max(1, houses.length)];
  const detail = house && addressOf(house.id);
  return {
    country: residence,
    addressLine1: detail?.line1 ?? `${place + 1} Ledger Road`,
    city: detail?.city ?? residence,
    ...(detail?.province ? { province: detail.province } : {}),
    ...(detail?.adminAreaName ? { state: detail.adminAreaName } : {}),
    ...(detail?.postalCode ? { postcode: detail.postalCode } : {}),
  };
};

const homeOf = (person: SeededPerson): SeededAddress => ({
  ...houseOf(person, 0),
  purpose: ["HOME"],
  isPrimary: true,
  contactId: `A${person.customerId}`,
});

const officeOf = (person: SeededPerson): SeededAddress => ({
  ...houseOf(person, 1),
  addressee: employer,
  purpose: ["BUSINESS"],
  contactId: `B${person.customerId}`,
});

/** A number from the range that the United Kingdom reserves for fiction; elsewhere the example of the country. */
const phoneOf = (person: SeededPerson): SavedPhone => {
  const country = allCountries.find(({ name }) => name === residenceOf(person));
  const example = country && getExampleNumber(country.iso2 as CountryCode, examples);
  const isBritish = example === undefined || country?.iso2 === "GB";
  const number = isBritish ? `+447700900${person.customerId.slice(-3)}` : example.number;
  const countryCode = isBritish ? "44" : (country?.phonePrefix ?? "");
  return savedPhone({ number, countryCode, lineType: "MOBILE", contactId: `P${person.customerId}` }, [countryCode]);
};

/** Contact details of a person. CONT-01 */
const contactOf = (person: SeededPerson): StoredContact => {
  const { traits, customerId } = person;
  const reached = {
    email: { address: person.email, contactId: `E${customerId}` },
    primaryPhoneNumber: phoneOf(person),
  };
  return {
    ...(traits.isUnreachable ? {} : reached),
    mailingAddress: homeOf(person),
    ...(traits.hasNoBusinessAddress ? {} : { secondaryAddress: officeOf(person) }),
    readOnly: Object.fromEntries((traits.readOnlyContact ?? []).map((section) => [section, true])),
  };
};

/** All consents that apply to the person, except third-party marketing. CONS-09 */
const consentsOf = ({ type, traits }: SeededPerson): Consents => ({
  importantUpdatesByEmail: true,
  accountCorrespondenceByEmail: true,
  importantUpdatesBySms: true,
  accaEventsAndSurveys: true,
  thirdPartyMarketing: false,
  ...(traits.countryOfResidence === "Malaysia" ? {} : { abMagazine: true }),
  ...(type === "member" ? { directoryOfMembers: true } : { affiliateList: true }),
  ...(type === "student" ? { examResultsBySms: true, shareDetailWithEmployers: true } : {}),
});

const networksOf = (person: SeededPerson): NetworkChoice => {
  if (person.type !== "member") return networkRecords.nothing;
  return residenceOf(person) === "Ireland"
    ? { regional: ["DUBLIN"], employment: ["CORPORATE"] }
    : { regional: ["SCOTLAND"], employment: ["SMALL_PRACTICE"] };
};

const employmentOf = ({ type, traits }: SeededPerson): StoredEmployment => ({
  companyName: employer,
  jobTitle: type === "member" ? "Financial controller" : "Accounts assistant",
  businessCategory: "PRACTICE",
  employmentCategory: traits.isRetired ? "RT" : "FT",
  organisationSize: "MEDIUM",
  jobCategory: "FINANCIAL",
});

/** Stores a person's records for My details. */
export const seedMyDetails = async ({ database, person, today }: Seeding): Promise<void> => {
  const { customerId } = person;
  const add = <Details>(kind: RecordKind<Details>, details: Details) =>
    database
      .insertInto("personalRecords")
      .values({ customerId, kind: kind.name, details: JSON.stringify(details), version: 1 })
      .execute();
  const contact = contactOf(person);
  await add(contactRecords, contact);
  await add(accountRecords, accountRecord(person, today));
  await add(employmentRecords, employmentOf(person));
  await add(consentRecords, consentsOf(person));
  await add(networkRecords, networksOf(person));
  if (contact.email)
    await database.insertInto("emailAddresses").values({ customerId, address: contact.email.address }).execute();
};
