import type { TabStore } from "../ports/browser.ts";
import type { UnsavedInput } from "./navigation-guard.ts";
import { draftPrefixOf, formPrefix } from "./session-keys.ts";
import type { Session } from "./session.ts";

/**
 * Guards stored drafts of forms whose pages were not opened since the portal loaded, because Logout removes them.
 * SHELL-12
 */
export const unsavedDrafts = (tab: TabStore, session: Session): UnsavedInput => {
  const prefix = (): string | undefined => session.user && `${draftPrefixOf(session.user.customerId)}${formPrefix}`;
  return {
    isUnsaved: () => {
      const draftPrefix = prefix();
      return draftPrefix !== undefined && tab.hasAny(draftPrefix);
    },
    discard: () => {
      const draftPrefix = prefix();
      if (draftPrefix !== undefined) tab.removeAll(draftPrefix);
    },
  };
};
