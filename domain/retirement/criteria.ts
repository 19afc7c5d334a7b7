/** Whether someone retires by other criteria than the standard ones, which is arranged with the institute. RETR-03 */
export const isNonStandard = (retirementCriteria: string | undefined): boolean => retirementCriteria === "NON-STANDARD";
