import { destinationFor } from "../../domain/customer/access.ts";
import type { ContentPages } from "../content/content-pages.ts";
import type { Customer } from "./customer.ts";
import type { Session } from "./session.ts";

/** The view that fills the window. */
export type RootView =
  | "frame"
  | "leaving"
  | "loading"
  | "nothing"
  | "redirect"
  | "unsupported page"
  | "suspension page";

export interface RootViewNeeds {
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly session: Session;
}

/**
 * Selects the view that fills the window: the portal in its frame, a standalone page, or a redirect to another portal.
 * Without the profile or the frame's texts nothing can be shown. During sign-out personal data disappears before the
 * provider responds. EXP-03 to EXP-06, SHELL-03, SHELL-10, SIGN-06, SUSP-03
 */
export const rootViewOf = ({ customer, content, session }: RootViewNeeds): RootView => {
  if (session.hasEnded) return "leaving";
  const profile = customer.profile.value;
  if (!profile) return customer.profile.hasFailed ? "nothing" : "loading";
  const { to } = destinationFor(profile, session.roles);
  if (to === "external portal" || to === "older portal") return "redirect";
  const framework = content.page("page-framework");
  if (!framework.value) return framework.hasFailed ? "nothing" : "loading";
  if (to === "unsupported page") return to;
  return customer.suspensionPhase === "after" ? "suspension page" : "frame";
};
