/** What an address is for. CONT-04 */
export const addressTypes = ["HOME", "BUSINESS"] as const;
export type AddressType = (typeof addressTypes)[number];

const isType = (purpose: string): purpose is AddressType => addressTypes.some((type) => type === purpose);

/** What an address is for, by its purposes; one that says neither, or both, is a home address. CONT-04 */
export const addressTypeOf = (purposes: readonly string[]): AddressType =>
  purposes.includes("BUSINESS") && !purposes.includes("HOME") ? "BUSINESS" : "HOME";

/** Whether one of the addresses on record is a business address. EMPL-02 */
export const hasBusinessAddress = (
  addresses: readonly ({ readonly purpose: readonly string[] } | undefined)[],
): boolean => addresses.some((address) => address !== undefined && addressTypeOf(address.purpose) === "BUSINESS");

/** The purposes of an address that is now of a type: that one, in its old place, and every other purpose as it was. CONT-04 */
export const withAddressType = (purposes: readonly string[], type: AddressType): readonly string[] => {
  const place = purposes.findIndex(isType);
  if (place === -1) return [type, ...purposes];
  return purposes.flatMap((purpose, index) => {
    if (index === place) return [type];
    return isType(purpose) ? [] : [purpose];
  });
};
