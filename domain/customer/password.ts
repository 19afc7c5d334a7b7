/** The least that a password has. PASS-02 */
export const shortestPassword = 12;

/** The most that is taken of a password. */
export const longestPassword = 200;

/** What is told of a password that cannot be chosen. PASS-02 */
export const passwordMessages = {
  short: `Your password needs at least ${shortestPassword} characters`,
  long: `Your password can have at most ${longestPassword} characters`,
  common: "Many people use this password, so it is easily guessed. Choose another one",
} as const;

/** What is wrong with a password that somebody chooses: too short, too long, or one that many use. No other rules. PASS-02 */
export const passwordProblem = (password: string, isCommon: (password: string) => boolean): string | undefined => {
  const { length } = [...password];
  if (length < shortestPassword) return passwordMessages.short;
  if (length > longestPassword) return passwordMessages.long;
  return isCommon(password) ? passwordMessages.common : undefined;
};
