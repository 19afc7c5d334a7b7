const name = "guildhall.language";
const secondsInYear = 365 * 24 * 60 * 60;

/** The language chosen on a device, which the portal and the server's own pages share; undefined without a choice. LANG-02 */
export const languageInCookies = (cookies: string): string | undefined =>
  cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The cookie that keeps a choice of language for a year, as a header or a document sets it. LANG-02, LANG-03 */
export const languageCookie = (language: string): string =>
  `${name}=${language}; Path=/; Max-Age=${secondsInYear}; SameSite=Lax`;
