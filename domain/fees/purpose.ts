const subscription = /^subscription (\d{4})$/i;

/** The purpose of a subscription's charge: "subscription 2027". CORR-02 */
export const subscriptionPurpose = (year: number): string => `subscription ${String(year)}`;

/** The year of the subscription that a purpose names; undefined for any other purpose. CORR-02 */
export const subscriptionYearOf = (purpose: string | undefined): number | undefined => {
  const [, year] = subscription.exec(purpose ?? "") ?? [];
  return year === undefined ? undefined : Number(year);
};
