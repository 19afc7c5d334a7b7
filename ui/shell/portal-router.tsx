import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import { Router } from "wouter";
import { pathOf } from "../../domain/customer/routes.ts";
import type { AddressBar } from "./address-bar.ts";

const AddressBarContext = createContext<AddressBar | undefined>(undefined);

const useAddressBar = (): AddressBar => {
  const bar = useContext(AddressBarContext);
  if (!bar) throw new Error("No router here");
  return bar;
};

/** The whole present address: "/help?a=b". */
export const useAddress = (): string => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.current);
};

/** The address before this one; undefined for someone who came straight here. */
export const usePreviousAddress = (): string | undefined => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.previous);
};

/** Changes whenever a page is opened, the present one again included; not with the steps of a page. */
export const useOpenings = (): number => {
  const bar = useAddressBar();
  return useSyncExternalStore(bar.subscribe, () => bar.openings);
};

/**
 * Changes with each attempt at a page: when it is opened, opened again, or another of its steps is. What
 * failed before is tried again. SHELL-05
 */
export const useAttempt = (): string => `${useOpenings()} ${useAddress()}`;

const useHashLocation = (): [string, AddressBar["navigate"]] => {
  const bar = useAddressBar();
  return [pathOf(useAddress()), bar.navigate];
};

const useHashSearch = (): string => useAddress().split("?").slice(1).join("?");

const inHash = (href: string): string => `#${href}`;

/** Routes in the hash, for wouter's links and locations. */
export const PortalRouter = ({ bar, children }: { readonly bar: AddressBar; readonly children: ReactNode }) => (
  <AddressBarContext value={bar}>
    <Router hook={useHashLocation} searchHook={useHashSearch} hrefs={inHash}>
      {children}
    </Router>
  </AddressBarContext>
);
