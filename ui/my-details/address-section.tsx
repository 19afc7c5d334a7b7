import { observer } from "mobx-react-lite";

import type { ContactDetails, AddressValues } from "../../application/my-details/contact-details.ts";
import { isBlank } from "../../domain/kernel/field-rules.ts";
import { addressTypes } from "../../domain/my-details/address-type.ts";
import { addressParts, hasAddressPart, isRequired, type AddressPart } from "../../domain/my-details/address.ts";
import type { ContactDetailsContent } from "../../domain/my-details/content.ts";
import { ChoiceGroup } from "../components/choice-group.tsx";
import type { Definition } from "../components/definition-list.tsx";
import { FormSection } from "../components/form-section.tsx";
import { RichText } from "../components/rich-text.tsx";
import { SelectField } from "../components/select-field.tsx";
import { TextField } from "../components/text-field.tsx";
import { AddressSearchField } from "./address-search-field.tsx";
import { useCountryReader } from "./country-reader.ts";
import { SectionHelp } from "./section-help.tsx";

import styles from "./address-section.module.css";

interface AddressSectionProps {
  readonly section: "mailingAddress" | "secondaryAddress";
  readonly texts: ContactDetailsContent;
  readonly contact: ContactDetails;
}

const autoCompletes: Readonly<Partial<Record<AddressPart, { readonly autoComplete: string }>>> = {
  addressee: { autoComplete: "organization" },
  addressLine1: { autoComplete: "address-line1" },
  addressLine2: { autoComplete: "address-line2" },
  addressLine3: { autoComplete: "address-line3" },
  city: { autoComplete: "address-level2" },
  province: { autoComplete: "address-level1" },
  state: { autoComplete: "address-level1" },
  postcode: { autoComplete: "postal-code" },
};

const rowsOf = (
  address: AddressValues,
  country: string,
  { label, types, fields }: ContactDetailsContent["address"],
): readonly Definition<string>[] => {
  if (addressParts.every((part) => isBlank(address[part]))) return [];
  const lines = [...addressParts.map((part) => address[part]), country].filter((line) => !isBlank(line));
  return [
    { term: label, value: lines.join("\n") },
    { term: fields.type.label, value: types[address.type === "HOME" ? "HOME" : "BUSINESS"] },
  ];
};

/** The address parts of the chosen country, and those that contain text. */
const partsToFill = ({ draft, stored }: ContactDetails["mailingAddress"]["form"]): readonly AddressPart[] =>
  addressParts.filter(
    (part) => hasAddressPart(draft?.country, part) || !isBlank(draft?.[part]) || !isBlank(stored?.[part]),
  );

/** An address section: manual input, with a search where there is one. CONT-01, CONT-02, CONT-04 to CONT-06 */
export const AddressSection = observer(({ section, texts, contact }: AddressSectionProps) => {
  const { form, search, chooseCountry } = contact[section];
  const reader = useCountryReader();
  const { heading, help, nothing } = texts[section];
  const { types, fields, search: searchTexts } = texts.address;
  return (
    <FormSection
      id={section}
      heading={heading}
      form={form}
      fields={fields}
      onEdit={() => contact.sections.edit(form)}
      readOnly={contact.mayEdit(section) ? undefined : <RichText text={texts.readOnly} />}
      rows={(address) => rowsOf(address, contact.countryShownTo(reader, address.country), texts.address)}
      nothing={nothing}
    >
      {(field) => (
        <>
          <SectionHelp id={`${section}-help`} text={help} />
          <SelectField
            {...field.chosen("country")}
            describedBy={help && `${section}-help`}
            autoComplete="country-name"
            isRequired
            options={contact.countriesFor(reader).map(({ name, shown }) => ({ value: name, label: shown }))}
            onChoose={chooseCountry}
          />
          {search && <AddressSearchField id={`${section}-search`} texts={searchTexts} search={search} />}
          <ChoiceGroup
            {...field.chosen("type")}
            choices={addressTypes.map((value) => ({ value, label: types[value] }))}
          />
          <div className={styles.parts}>
            {partsToFill(form).map((part) => (
              <TextField
                key={part}
                {...field.typed(part)}
                {...autoCompletes[part]}
                isShort={part === "postcode"}
                isRequired={isRequired(part, field.chosen("country").chosen)}
              />
            ))}
          </div>
        </>
      )}
    </FormSection>
  );
});
