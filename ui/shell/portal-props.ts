import type { ContentPages } from "../../application/content/content-pages.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { Failures } from "../../application/shell/failures.ts";
import type { NavigationGuard } from "../../application/shell/navigation-guard.ts";
import type { Session } from "../../application/shell/session.ts";
import type { Sections } from "./sections.ts";

/** What the portal is given, frame and all. */
export interface PortalProps {
  readonly customer: Customer;
  readonly content: ContentPages;
  readonly failures: Failures;
  readonly navigationGuard: NavigationGuard;
  readonly session: Session;
  readonly sections: Sections;
  readonly configuration: {
    /** Where help is found around the clock. */
    readonly support: string;
  };
}
