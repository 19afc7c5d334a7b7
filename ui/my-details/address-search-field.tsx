import { useCombobox } from "downshift";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";

import type { AddressSearch } from "../../application/my-details/address-search.ts";
import { exhausted } from "../../domain/kernel/exhausted.ts";
import type { AddressSuggestion } from "../../domain/my-details/address-detail.ts";

import field from "../components/field.module.css";
import styles from "./address-search-field.module.css";

interface AddressSearchFieldProps {
  readonly id: string;
  readonly search: AddressSearch;
}

const none: readonly AddressSuggestion[] = [];

const told = (search: AddressSearch, text: string): string => {
  switch (search.state.status) {
    case "searching":
      return "Searching...";
    case "choosing":
      return "Filling in the address...";
    case "failed":
      return "We couldn’t search for addresses just now. You can type your address below.";
    case "found": {
      const { length } = search.state.found;
      if (length === 0) return `No matches for “${text.trim()}”. You can type your address below.`;
      return `${length} ${length === 1 ? "address" : "addresses"} found. Choose one from the list.`;
    }
    case "filled in":
      return "The address is filled in below. Check it before you save.";
    case "idle":
    case "waiting":
      return "";
    default:
      return exhausted(search.state);
  }
};

/** Type-ahead address search; the address can always be typed manually below. CONT-02 */
export const AddressSearchField = observer(({ id, search }: AddressSearchFieldProps) => {
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
        Find an address
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
        <ul className={styles.found} {...combobox.getMenuProps({ "aria-label": "Addresses", ref: list })}>
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
        Start typing a street, company or postcode in the country chosen above.
      </p>
      <p role="status" className={styles.told}>
        {told(search, combobox.inputValue)}
      </p>
    </div>
  );
});
