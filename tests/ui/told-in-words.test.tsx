import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { exampleOrganisation } from "../../adapters/contract/organisation.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { ContactDetails } from "../../application/my-details/contact-details.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { AnnualDeclaration, YearStatus } from "../../domain/cpd/history.ts";
import { calendarDate } from "../../domain/kernel/calendar-date.ts";
import { classNames } from "../../ui/components/class-names.ts";
import { OrganisationContext } from "../../ui/components/organisation.ts";
import { ClockContext } from "../../ui/components/waiting.ts";
import { CpdHistory } from "../../ui/cpd/cpd-history.tsx";
import { Waiver } from "../../ui/cpd/waiver.tsx";
import { AddressSection } from "../../ui/my-details/address-section.tsx";
import { qualificationWords } from "../../ui/qualifications/qualification-words.ts";
import { PrintHead } from "../../ui/shell/print-head.tsx";
import { TestClock } from "../actors/test-clock.ts";
import { copies } from "./copies.ts";
import { textsOf } from "./texts.ts";

const contactTexts = await textsOf("contact-details");
const declarationsTexts = await textsOf("annual-declarations");

test.each<[YearStatus, string]>([
  ["NOT_DECLARED", "Not declared"],
  ["COMPLETE", "Declared"],
  ["INCOMPLETE", "Declared, route to be given"],
  ["NOT_MET_REQUIREMENTS", "Declared, requirements not met"],
])("a year that is %s is displayed as “%s” (CPD-11)", (status, words) => {
  const year: AnnualDeclaration = { year: 2025, status, broughtForwardUnits: 0, adjustments: [] };
  render(<CpdHistory years={[year]} texts={declarationsTexts.history} declares />);
  expect(screen.getByRole("cell", { name: words })).toBeDefined();
});

test("a year declared here shows its reference and date (CPD-11)", () => {
  const year: AnnualDeclaration = {
    year: 2025,
    status: "COMPLETE",
    reference: "CPD-2025-4H7KQ2MB",
    submittedOn: calendarDate("2025-11-03"),
    broughtForwardUnits: 0,
    adjustments: [],
  };
  render(<CpdHistory years={[year]} texts={declarationsTexts.history} declares />);
  expect(screen.getAllByRole("cell")[0]?.textContent).toBe("Declared3 November 2025CPD-2025-4H7KQ2MB");
});

test("a printed page has a header with organisation and date", () => {
  const customer = { profile: { value: { name: "Maya Member", accaId: "4100107" } } } as unknown as Customer;
  render(
    <OrganisationContext value={exampleOrganisation}>
      <ClockContext value={new TestClock(new Date("2026-03-04T12:00:00Z"))}>
        <PrintHead customer={customer} />
      </ClockContext>
    </OrganisationContext>,
  );
  const said = document.body.textContent.replaceAll(/\s+/g, " ");
  expect(said).toMatch(/^Institute of Professional Accountants ?Maya Member, ID 4100107 ?Printed on 4 March 2026$/);
});

test("an address on record has a line for each part it has (CONT-01)", () => {
  const stored = {
    type: "HOME",
    addressee: " ",
    addressLine1: "2 Countinghouse Close",
    addressLine2: "",
    city: "Glasgow",
    postcode: "G2 3BX",
    country: "United Kingdom",
  };
  const contact = {
    mailingAddress: { form: { stored, isOpen: false, outcome: { status: "none" } } },
    mayEdit: () => true,
  } as unknown as ContactDetails;
  render(<AddressSection section="mailingAddress" texts={contactTexts} contact={contact} />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "2 Countinghouse Close\nGlasgow\nG2 3BX\nUnited Kingdom",
    "Home",
  ]);
});

test("a pathway is named with its description, if there is one (QUAL-03)", () => {
  expect(qualificationWords({ of: "FIA pathway", description: "Diploma in Accounting" })).toBe(
    "FIA pathway: Diploma in Accounting",
  );
  expect(qualificationWords({ of: "FIA pathway", description: undefined })).toBe("FIA pathway");
  expect(qualificationWords({ of: "ACCA qualification" })).toBe("ACCA qualification");
});

test("present class names are joined, absent ones skipped", () => {
  expect(classNames("one", false, undefined, "two")).toBe("one two");
});

test("after a waiver request a loading CPD history has a label for assistive technology (WAIV-02, SHELL-03)", () => {
  const waivers = { step: "CPD_STATUS_CONFIRM", form: {} } as unknown as Waivers;
  const ensure = () => Promise.resolve();
  const record = {
    overview: { state: { status: "loaded", value: {} }, ensure },
    history: { state: { status: "loading" }, ensure },
  } as unknown as CpdRecord;
  render(<Waiver texts={declarationsTexts} waivers={waivers} record={record} copies={copies} />);
  expect(document.body.textContent).toContain("Loading your CPD history");
});
