import { linksOf, navigationEntries } from "./navigation.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/**
 * Whether a page is for a user type: its navigation has a link to the page, or no user type's navigation has one. The
 * other pages still open, but show only content that applies to everyone.
 */
export const isOffered = (route: Route, type: UserType): boolean => {
  const owner = navigationEntries.find((entry) => linksOf(entry).some((link) => link.route === route));
  return owner?.visibleTo(type) ?? true;
};
