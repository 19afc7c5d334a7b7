import { makeAutoObservable } from "mobx";

import type { AnswerShape } from "../../domain/kernel/answers.ts";
import { problemsIn } from "../../domain/kernel/field-rules.ts";
import { withLaterDetail, type AddressDetail } from "../../domain/my-details/address-detail.ts";
import {
  addressTypeOf,
  addressTypes,
  withAddressType,
  type AddressType,
} from "../../domain/my-details/address-type.ts";
import {
  addressFor,
  addressMessages,
  addressProblems,
  addressParts,
  type AddressPart,
} from "../../domain/my-details/address.ts";
import {
  type ContactSection,
  type Address,
  type SavedAddress,
  editableSections,
  emailProblem,
  savedEmail,
  savedAddress,
} from "../../domain/my-details/contact.ts";
import {
  areaCodes,
  byName,
  countriesWith,
  countryNameIn,
  type Country,
  type CountryReader,
  type NamedCountry,
} from "../../domain/my-details/countries.ts";
import { changedPhone, phoneProblems, phoneQuestions } from "../../domain/my-details/phone.ts";
import { EditableSections } from "../flow/editable-sections.ts";
import type { FieldOf, FormDefinition } from "../flow/form-definition.ts";
import type { Form } from "../flow/form.ts";
import type { AddressBook, ContactChange, ContactRecord, PersonalRecords } from "../ports/personal-records.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { resourceOf, type Resource } from "../shell/resource.ts";
import { AddressSearch } from "./address-search.ts";
import { recordForm } from "./form-parts.ts";

/** Input of each section. */
interface EmailValues {
  readonly address: string;
}
interface PhoneValues {
  /** With plus sign, as in the options: "+44". */
  readonly countryCode: string;
  readonly number: string;
}
export type AddressValues = Readonly<Record<AddressPart, string>> & {
  readonly country: string;
  readonly type: AddressType;
};

const addressWords = Object.fromEntries(addressParts.map((part) => [part, "words"])) as Record<AddressPart, "words">;

const addressKinds: AnswerShape<AddressValues> = { ...addressWords, country: "words", type: addressTypes };

const emailValues = (record: ContactRecord): EmailValues => ({ address: record.email?.address ?? "" });

/** Without a number on record the area code defaults to the customer's country of residence. CONT-03 */
export const phoneValues = (record: ContactRecord, ownCode: string): PhoneValues => {
  const { number = "", countryCode = "" } = record.primaryPhoneNumber ?? {};
  return { number, countryCode: number === "" || countryCode === "" ? ownCode : `+${countryCode.replace(/\D/g, "")}` };
};

/** Form values of an address; the country defaults to the customer's own. */
export const addressValues = (address: Address | undefined, ownCountry: string | undefined): AddressValues => {
  const parts = Object.fromEntries(addressParts.map((part) => [part, address?.[part] ?? ""]));
  return {
    country: address?.country ?? ownCountry ?? "",
    type: addressTypeOf(address?.purpose ?? []),
    ...(parts as Record<AddressPart, string>),
  };
};

/** Builds the payload of an address; keeps stored properties that the form does not edit. CONT-04, CONT-08 */
const addressToSave = ({ type, ...parts }: AddressValues, stored: Address | undefined): SavedAddress =>
  savedAddress({
    ...parts,
    purpose: withAddressType(stored?.purpose ?? [], type),
    isPrimary: stored?.isPrimary,
    contactId: stored?.contactId,
  });

type AddressSection = "mailingAddress" | "secondaryAddress";

/** An address form with its search; without one, the address is only typed. */
export interface AddressForm {
  readonly form: Form<AddressValues>;
  readonly search: AddressSearch | undefined;
  /** Changes the country and resets the search, whose results belong to the previous country. */
  readonly chooseCountry: (name: string) => void;
}

/** Optional capabilities of the organisation's API. */
interface ContactOptions {
  /** Whether the API suggests addresses; it does when absent. CONT-02 */
  readonly addressSearch?: boolean | undefined;
}

/** Contact details, section by section. CONT-01 to CONT-09 */
export class ContactDetails {
  readonly record: Resource<ContactRecord>;
  readonly countries: Resource<readonly Country[]>;
  readonly email: Form<EmailValues>;
  readonly phone: Form<PhoneValues>;
  readonly mailingAddress: AddressForm;
  readonly secondaryAddress: AddressForm;
  readonly sections: EditableSections;
  readonly #records: PersonalRecords;
  readonly #book: AddressBook;
  readonly #parts: FlowServices;
  readonly #options: ContactOptions;
  readonly #onSaved: () => void;

  constructor(
    record: Resource<ContactRecord>,
    records: PersonalRecords,
    book: AddressBook,
    parts: FlowServices,
    options: ContactOptions,
    onSaved: () => void,
  ) {
    const { failures, navigationGuard } = parts;
    this.record = record;
    this.#records = records;
    this.#onSaved = onSaved;
    this.#book = book;
    this.#parts = parts;
    this.#options = options;
    this.countries = resourceOf(() => book.countries(), failures.raise);
    this.email = this.#emailForm();
    this.phone = this.#phoneForm();
    this.mailingAddress = this.#addressForm("mailingAddress");
    this.secondaryAddress = this.#addressForm("secondaryAddress");
    const forms = [this.email, this.phone, this.mailingAddress.form, this.secondaryAddress.form];
    this.sections = new EditableSections(forms, navigationGuard);
    makeAutoObservable(
      this,
      {
        record: false,
        countries: false,
        email: false,
        phone: false,
        mailingAddress: false,
        secondaryAddress: false,
        sections: false,
      },
      { autoBind: true },
    );
  }

  /** The countries, sorted by the names that a reader knows. CONT-03, LANG-04 */
  countriesFor(reader: CountryReader): readonly NamedCountry[] {
    return byName(this.countries.value ?? [], reader);
  }

  /** The name of a stored country that a reader knows. LANG-04 */
  countryShownTo({ language }: CountryReader, country: string): string {
    const known = this.countries.value?.find(({ name }) => name === country);
    return known ? countryNameIn(language, known) : country;
  }

  /** The area codes to choose from. CONT-03 */
  get areaCodes(): readonly string[] {
    return areaCodes(this.countries.value ?? [], this.#ownCountry);
  }

  /** The area codes with the names of their countries. CONT-03, LANG-04 */
  areaCodesFor(reader: CountryReader): readonly { readonly code: string; readonly countries: readonly string[] }[] {
    return this.areaCodes.map((code) => ({
      code,
      countries: countriesWith(code, this.countries.value ?? [], this.#ownCountry, reader),
    }));
  }

  mayEdit(section: ContactSection): boolean {
    return editableSections(this.record.value?.readOnly ?? {}).includes(section);
  }

  get #ownCountry(): string | undefined {
    return this.#parts.customer.person.countryOfResidence;
  }

  #form<Values extends object>(
    section: ContactSection,
    kinds: AnswerShape<Values>,
    read: (record: ContactRecord) => Values,
    written: (values: Values, record: ContactRecord | undefined) => ContactChange,
    problems: FormDefinition<Values>["problems"],
    further: Pick<FormDefinition<Values>, "questions"> & { readonly emailField?: FieldOf<Values> } = {},
  ): Form<Values> {
    const part = {
      name: `contact.${section}`,
      subject: section,
      address: `/my-details/contact-details?section=${section}`,
      record: this.record,
      kinds,
      read,
      mayEdit: () => this.mayEdit(section),
      problems,
      shape: (values: Values) => written(values, this.record.value),
      save: (values: Values, version: string) => this.#records.saveContact(written(values, this.record.value), version),
      onSaved: async (stored: ContactRecord | undefined) => {
        if (stored) this.record.setValue(stored);
        else await this.record.refresh();
        this.#onSaved();
      },
    };
    return recordForm({ ...part, ...further }, this.#parts);
  }

  #emailForm(): Form<EmailValues> {
    return this.#form(
      "email",
      { address: "words" },
      emailValues,
      ({ address }, record) => ({ email: savedEmail({ address, contactId: record?.email?.contactId }) }),
      ({ address }) => problemsIn({ address: emailProblem(address) }),
      { emailField: "address" },
    );
  }

  #phoneForm(): Form<PhoneValues> {
    return this.#form<PhoneValues>(
      "phone",
      { countryCode: "words", number: "words" },
      (record) => phoneValues(record, this.areaCodes[0] ?? ""),
      (values, record) => ({ primaryPhoneNumber: changedPhone(values, record?.primaryPhoneNumber, this.areaCodes) }),
      (values) => phoneProblems(values, this.areaCodes),
      { questions: (values) => phoneQuestions(values, this.areaCodes) },
    );
  }

  #addressForm(section: AddressSection): AddressForm {
    const form = this.#form<AddressValues>(
      section,
      addressKinds,
      (record) => addressValues(record[section], this.#ownCountry),
      (values, record) => ({
        [section]: addressToSave(addressFor(values, this.countries.value ?? []), record?.[section]),
      }),
      (values) =>
        search?.isChoosing
          ? { addressLine1: addressMessages.onItsWay }
          : addressProblems(values, this.countries.value ?? []),
    );
    const country = (): string | undefined =>
      this.countries.value?.find(({ name }) => name === form.draft?.country)?.iso2;
    let earlier: AddressDetail | undefined;
    const onChoose = () => {
      const atChoice = form.draft;
      return (detail: AddressDetail): void => {
        if (form.draft && atChoice) form.change(withLaterDetail(form.draft, atChoice, detail, earlier));
        // What was filled in is not still being typed.
        form.touchFilledIn();
        earlier = detail;
      };
    };
    const { addressSearch = true } = this.#options;
    const search = addressSearch
      ? new AddressSearch(this.#book, this.#parts.clock, country, onChoose, this.#parts.track)
      : undefined;
    const chooseCountry = (name: string): void => {
      form.change({ country: name });
      // Results belong to the previous country.
      search?.reset();
    };
    return { form, search, chooseCountry };
  }
}
