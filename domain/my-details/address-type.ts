/** The types of address. CONT-04 */
export const addressTypes = ["HOME", "BUSINESS"] as const;
export type AddressType = (typeof addressTypes)[number];

const isType = (purpose: string): purpose is AddressType => addressTypes.some((type) => type === purpose);

/** Derives an address's type from its purposes; HOME when they name neither type or both. CONT-04 */
export const addressTypeOf = (purposes: readonly string[]): AddressType =>
  purposes.includes("BUSINESS") && !purposes.includes("HOME") ? "BUSINESS" : "HOME";

/** Whether any address is a business address. EMPL-02 */
export const hasBusinessAddress = (
  addresses: readonly ({ readonly purpose: readonly string[] } | undefined)[],
): boolean => addresses.some((address) => address !== undefined && addressTypeOf(address.purpose) === "BUSINESS");

/** Sets the type within an address's purposes, in place; other purposes are unchanged. CONT-04 */
export const withAddressType = (purposes: readonly string[], type: AddressType): readonly string[] => {
  const place = purposes.findIndex(isType);
  if (place === -1) return [type, ...purposes];
  return purposes.flatMap((purpose, index) => {
    if (index === place) return [type];
    return isType(purpose) ? [] : [purpose];
  });
};
