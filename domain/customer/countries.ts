/** Country names used by rules, spelled as in the institute's data. */
export const unitedKingdom = "United Kingdom";
export const ireland = "Ireland";
export const china = "China, Peoples Rep of";
export const malta = "Malta";
export const malaysia = "Malaysia";
export const singapore = "Singapore";

/** Whether residents of a country choose member networks. NETW-01, MEMB-06 */
export const isUkOrIreland = (country: string | undefined): boolean => country === unitedKingdom || country === ireland;
