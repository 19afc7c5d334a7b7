import { linksOf, navigationEntries } from "./navigation.ts";
import type { Route } from "./routes.ts";
import type { UserType } from "./user-type.ts";

/**
 * Whether a page is for a user type: in its navigation, or in nobody's. Other pages still open, showing only content
 * that applies to everyone.
 */
export const isOffered = (route: Route, type: UserType): boolean => {
  const owner = navigationEntries.find((entry) => linksOf(entry).some((link) => link.route === route));
  return owner?.visibleTo(type) ?? true;
};
