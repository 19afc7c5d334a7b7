/** The host in an address, in lower case; undefined for addresses within the portal. */
export const hostOf = (href: string): string | undefined => {
  const authority = /^(?:https?:)?\/\/([^/?#\\]+)/i.exec(href.trim())?.[1];
  return authority?.slice(authority.lastIndexOf("@") + 1).toLowerCase();
};

/** Whether a link leads to a page below /outside, which simulates other systems in trial mode. */
export const isTrialPage = (href: string): boolean => /^(?:(?:https?:)?\/\/[^/?#\\]+)?\/outside\//i.test(href.trim());

/** Whether a link leads to another host, or to a simulated external system in trial mode. SHELL-08, SHELL-09 */
export const isExternal = (href: string, ownHost: string): boolean => {
  const host = hostOf(href);
  return (host !== undefined && host !== ownHost.toLowerCase()) || isTrialPage(href);
};

/** Whether a link is a hand-off to another system. SHELL-08 */
export const isOutgoing = (href: string): boolean => /^#?\/outgoing\//.test(href);

/** Whether a link shows the open-in-new-window icon. SHELL-08 */
export const showsNewWindowIcon = (href: string, ownHost: string): boolean =>
  isExternal(href, ownHost) || isOutgoing(href);

/** Where a link opens. Hand-offs open in the same tab because their page opens its own window. SHELL-09 */
export const opensIn = (href: string, ownHost: string): "new tab" | "same tab" =>
  isExternal(href, ownHost) ? "new tab" : "same tab";
