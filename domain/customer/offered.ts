import { linksOf, navigationEntries } from "./navigation.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/**
 * Whether a page is among those offered to one kind of user. A page that is not offered opens all the
 * same, with what is for everyone and without what is not theirs.
 */
export const isOffered = (route: Route, type: UserType): boolean => {
  const owner = navigationEntries.find((entry) => linksOf(entry).some((link) => link.route === route));
  return owner?.visibleTo(type) ?? true;
};
