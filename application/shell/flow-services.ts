import type { PortalRules } from "../../domain/rules/portal-rules.ts";
import type { Drafts } from "../flow/drafts.ts";
import type { Clock, NewIdentifier } from "../ports/browser.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "./customer.ts";
import type { FailedSaves } from "./failed-saves.ts";
import type { Failures } from "./failures.ts";
import type { NavigationGuard } from "./navigation-guard.ts";
import type { Toasts } from "./toasts.ts";

/** Services shared by flows and forms; each picks those it needs. */
export interface FlowServices {
  readonly customer: Customer;
  readonly failures: Failures;
  readonly navigationGuard: NavigationGuard;
  readonly toasts: Toasts;
  readonly failedSaves: FailedSaves;
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly rules: PortalRules;
  readonly newIdentifier: NewIdentifier;
  readonly track: Track;
}
