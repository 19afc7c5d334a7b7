import { useCombobox } from "downshift";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";

import type { AddressSearch } from "../../application/my-details/address-search.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import type { DateStyle } from "../../domain/kernel/calendar-date.ts";
import { inNumber } from "../../domain/kernel/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { AddressSuggestion } from "../../domain/my-details/address-detail.ts";
import type { AddressSearchTexts } from "../../domain/my-details/content.ts";
import { useRules } from "../components/rules.ts";

import field from "../components/field.module.css";
import styles from "./address-search-field.module.css";

interface AddressSearchFieldProps {
  readonly id: string;
  readonly texts: AddressSearchTexts;
  readonly search: AddressSearch;
}

const none: readonly AddressSuggestion[] = [];

const searchMessage = (
  search: AddressSearch,
  { typed, isOpen }: { readonly typed: string; readonly isOpen: boolean },
  texts: AddressSearchTexts,
  rules: DateStyle,
): string => {
  switch (search.state.status) {
    case "searching":
      return texts.searching;
    case "choosing":
      return texts.choosing;
    case "failed":
      return texts.failed;
    case "found": {
      const { length } = search.state.found;
      if (length === 0) return fill(texts.none, { typed: typed.trim() });
      // It asks to choose from the list, which has to be there.
      return isOpen ? fill(inNumber(length, texts.count, rules), { count: String(length) }) : "";
    }
    case "filled in":
      return texts.filledIn;
    case "not filled in":
      return texts.notFilledIn;
    case "idle":
    case "waiting":
      return "";
    default:
      return assertNever(search.state);
  }
};

/** Type-ahead address search; the address can always be typed manually below. CONT-02 */
export const AddressSearchField = observer(({ id, texts, search }: AddressSearchFieldProps) => {
  const { found } = search;
  const combobox = useCombobox<AddressSuggestion>({
    id,
    inputId: id,
    items: found.length > 0 ? [...found] : [...none],
    itemToString: (address) => (address ? `${address.text}, ${address.description}` : ""),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) search.type(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) void search.choose(selectedItem.id);
    },
  });
  useEffect(() => search.reset, [search]);
  const isOpen = combobox.isOpen && found.length > 0;
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the whole list of suggestions into view, clear of the save bar.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen, found]);
  return (
    <div className={field.field}>
      <label className={field.label} {...combobox.getLabelProps()} htmlFor={id}>
        {texts.label}
      </label>
      <div className={styles.box}>
        <input
          className={field.control}
          {...combobox.getInputProps({
            autoComplete: "off",
            "aria-describedby": `${id}-hint`,
            "aria-expanded": isOpen,
          })}
        />
        <ul className={styles.found} {...combobox.getMenuProps({ "aria-label": texts.found, ref: list })}>
          {isOpen &&
            found.map((address, index) => (
              <li key={address.id} className={styles.option} {...combobox.getItemProps({ item: address, index })}>
                <span>{address.text}</span>
                <span className={styles.where}>{address.description}</span>
              </li>
            ))}
        </ul>
      </div>
      <p id={`${id}-hint`} className={field.hint}>
        {texts.hint}
      </p>
      <p role="status" className={styles.message}>
        {searchMessage(search, { typed: combobox.inputValue, isOpen }, texts, useRules())}
      </p>
    </div>
  );
});
