import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import { Router } from "wouter";

import { pathOf } from "../../domain/customer/routes.ts";
import type { AddressBar } from "./address-bar.ts";

const AddressBarContext = createContext<AddressBar | undefined>(undefined);

const useAddressBar = (): AddressBar => {
  const bar = useContext(AddressBarContext);
  if (!bar) throw new Error("PortalRouter is missing");
  return bar;
};

/** Returns the current address including the query string: "/help?a=b". */
export const useAddress = (): string => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.current);
};

/** Returns the previous address; undefined when the portal was opened here. */
export const usePreviousAddress = (): string | undefined => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.previous);
};

/** Returns a number that changes whenever a page opens, including the current one; not with a flow's steps. */
export const useOpenings = (): number => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.openings);
};

/**
 * Returns a key that changes with each new attempt to render: when a page opens, reopens, or changes its query. Resets
 * error boundaries. SHELL-05
 */
export const useAttempt = (): string => `${useOpenings()} ${useAddress()}`;

const useHashLocation = (): [string, AddressBar["navigate"]] => {
  const bar = useAddressBar();
  return [pathOf(useAddress()), bar.navigate];
};

const useHashSearch = (): string => useAddress().split("?").slice(1).join("?");

const inHash = (href: string): string => `#${href}`;

/** Provides hash routing for wouter's links and locations. */
export const PortalRouter = ({ bar, children }: { readonly bar: AddressBar; readonly children: ReactNode }) => (
  <AddressBarContext value={bar}>
    <Router hook={useHashLocation} searchHook={useHashSearch} hrefs={inHash}>
      {children}
    </Router>
  </AddressBarContext>
);
