/** That the provider was asked by a full page since somebody last signed in: it is not asked so again at once. */
export const wentRoundKey = "guildhall.provider went round";
