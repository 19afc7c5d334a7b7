import { entranceFor } from "../../domain/customer/access.ts";
import { routeOf } from "../../domain/customer/routes.ts";
import type { ContentPages } from "../content/content-pages.ts";
import type { Customer } from "./customer.ts";
import type { Session } from "./session.ts";

/** What the whole screen is given to. */
export type WholeScreen =
  | { readonly shows: "frame" | "loading" | "nothing" | "unsupported page" | "suspension page" }
  | { readonly shows: "external portal" }
  | { readonly shows: "older portal"; readonly path: string };

/** What a whole screen is decided by. */
export interface WholeScreenParts {
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly session: Session;
}

/**
 * What the whole screen is given to, for someone who asks for an address: the portal in its frame, a
 * page that stands alone, or another portal. Without the person or the frame's texts there is nothing
 * to show. EXP-03 to EXP-06, SHELL-03, SHELL-10, SUSP-03
 */
export const wholeScreenFor = ({ customer, content, session }: WholeScreenParts, address: string): WholeScreen => {
  const framework = content.page("page-framework");
  const profile = customer.profile.value;
  if (!profile) return { shows: customer.profile.hasFailed ? "nothing" : "loading" };
  const entrance = entranceFor(profile, session.roles, routeOf(address));
  if (entrance.to === "external portal") return { shows: "external portal" };
  if (entrance.to === "older portal") return { shows: "older portal", path: entrance.path };
  if (!framework.value) return { shows: framework.hasFailed ? "nothing" : "loading" };
  if (entrance.to === "unsupported page") return { shows: "unsupported page" };
  return { shows: customer.suspensionPhase === "after" ? "suspension page" : "frame" };
};
