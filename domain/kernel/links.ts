/** The host an address names, in lower case; undefined when it stays within the portal. */
export const hostOf = (href: string): string | undefined => {
  const authority = /^(?:https?:)?\/\/([^/?#\\]+)/i.exec(href.trim())?.[1];
  return authority?.slice(authority.lastIndexOf("@") + 1).toLowerCase();
};

/** Whether a link leads to one of the pages below /outside, which stand in for other systems during a trial. */
export const isTrialPage = (href: string): boolean => /^(?:(?:https?:)?\/\/[^/?#\\]+)?\/outside\//i.test(href.trim());

/** Whether a link leads to another host than the portal's own, or to what stands in for one in a trial. SHELL-08, SHELL-09 */
export const isExternal = (href: string, ownHost: string): boolean => {
  const host = hostOf(href);
  return (host !== undefined && host !== ownHost.toLowerCase()) || isTrialPage(href);
};

/** Whether a link hands the person over to another system. SHELL-08 */
export const isOutgoing = (href: string): boolean => /^#?\/outgoing\//.test(href);

/** Whether a link bears the open-in-new-window icon. SHELL-08 */
export const showsNewWindowIcon = (href: string, ownHost: string): boolean =>
  isExternal(href, ownHost) || isOutgoing(href);

/** Where a link opens. A hand-off is a page of the portal, and opens its own window. SHELL-09 */
export const opensIn = (href: string, ownHost: string): "new tab" | "same tab" =>
  isExternal(href, ownHost) ? "new tab" : "same tab";
