/** The host an address names, in lower case; undefined when it stays within the portal. */
export const hostOf = (href: string): string | undefined => {
  const authority = /^(?:https?:)?\/\/([^/?#\\]+)/i.exec(href.trim())?.[1];
  return authority?.slice(authority.lastIndexOf("@") + 1).toLowerCase();
};

/** Whether a link leads to another host than the portal's own. SHELL-08, SHELL-09 */
export const isExternal = (href: string, ownHost: string): boolean => {
  const host = hostOf(href);
  return host !== undefined && host !== ownHost.toLowerCase();
};

/** Whether a link hands the person over to another system. SHELL-08 */
export const isOutgoing = (href: string): boolean => /^#?\/outgoing\//.test(href);

/** Whether a link bears the open-in-new-window icon. SHELL-08 */
export const showsNewWindowIcon = (href: string, ownHost: string): boolean =>
  isExternal(href, ownHost) || isOutgoing(href);

/** Where a tile's link opens. A hand-off is a page of the portal, and opens its own window. SHELL-09 */
export const tileOpensIn = (href: string, ownHost: string): "new tab" | "same tab" =>
  isExternal(href, ownHost) ? "new tab" : "same tab";
