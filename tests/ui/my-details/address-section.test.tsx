import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import type { ContactDetails } from "../../../application/my-details/contact-details.ts";
import { AddressSection } from "../../../ui/my-details/address-section.tsx";
import { render } from "../support/render.tsx";
import { textsOf } from "../support/texts.ts";

const contactTexts = await textsOf("contact-details");

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
    countryShownTo: (_reader: unknown, country: string) => country,
    mailingAddress: { form: { stored, isOpen: false, outcome: { status: "none" }, questions: {} } },
    mayEdit: () => true,
  } as unknown as ContactDetails;
  render(<AddressSection section="mailingAddress" texts={contactTexts} contact={contact} />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "2 Countinghouse Close\nGlasgow\nG2 3BX\nUnited Kingdom",
    "Home",
  ]);
});
