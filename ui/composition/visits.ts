import type { Container } from "inversify";
import type { Track } from "../../application/ports/tracking.ts";
import { pathOf } from "../../domain/customer/routes.ts";
import type { AddressBar } from "../shell/address-bar.ts";
import { PAGE_TRACKING } from "./bindings/tracking.ts";
import { serviceIn } from "./service.ts";

// Counting visits, for the deployments that do: others never load this. ANLY-01, ANLY-02

/** The way to count something. */
export const trackIn = (container: Container): Track => {
  const tracking = serviceIn(container, PAGE_TRACKING);
  return (event, details) => void tracking.track(event, details);
};

/** Counts each page that the address bar comes to. */
export const trackVisits = (container: Container, bar: AddressBar): void => {
  const tracking = serviceIn(container, PAGE_TRACKING);
  let shown: string | undefined;
  const tell = (): void => {
    const page = pathOf(bar.current);
    if (page === shown) return;
    shown = page;
    tracking.pageShown(page);
  };
  tell();
  bar.subscribe(tell);
};
