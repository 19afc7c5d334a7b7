import type { Container } from "inversify";
import { httpAddressBook } from "../../../adapters/http/address-book.ts";
import { httpPersonalRecords } from "../../../adapters/http/personal-records.ts";
import { ContactDetails } from "../../../application/my-details/contact-details.ts";
import type { FormParts } from "../../../application/my-details/form-parts.ts";
import type { AddressBook } from "../../../application/ports/address-book.ts";
import type { PersonalRecords } from "../../../application/ports/personal-records.ts";
import { token } from "../token.ts";
import { API, CLOCK } from "./ports.ts";
import { CUSTOMER, DRAFTS, FAILURES, LEAVING, TOASTS } from "./shell.ts";

const PERSONAL_RECORDS = token<PersonalRecords>("PersonalRecords");
const ADDRESS_BOOK = token<AddressBook>("AddressBook");
const FORM_PARTS = token<FormParts>("FormParts");
export const CONTACT_DETAILS = token<ContactDetails>("ContactDetails");

/** My details, with the ports that it alone speaks to: none of this is there until one of its pages is wanted. */
export const bindMyDetails = (container: Container): void => {
  if (container.isBound(PERSONAL_RECORDS)) return;
  container.bind(PERSONAL_RECORDS).toResolvedValue(httpPersonalRecords, [API]).inSingletonScope();
  container.bind(ADDRESS_BOOK).toResolvedValue(httpAddressBook, [API]).inSingletonScope();
  container
    .bind(FORM_PARTS)
    .toResolvedValue(
      (clock, toasts, drafts, leaving) => ({ clock, toasts, drafts, leaving }),
      [CLOCK, TOASTS, DRAFTS, LEAVING],
    )
    .inSingletonScope();
  container
    .bind(CONTACT_DETAILS)
    .toResolvedValue(
      (records, book, customer, failures, parts) => new ContactDetails(records, book, customer, failures, parts),
      [PERSONAL_RECORDS, ADDRESS_BOOK, CUSTOMER, FAILURES, FORM_PARTS],
    )
    .inSingletonScope();
};
