import type { Failures } from "../../application/shell/failures.ts";
import type { Services } from "../parts/services.ts";
import type { Sections } from "./sections.ts";

/** What the portal is given, frame and all. */
export interface PortalProps extends Pick<Services, "customer" | "content" | "navigationGuard" | "session"> {
  readonly failures: Failures;
  readonly sections: Sections;
  readonly configuration: {
    /** Where help is found around the clock. */
    readonly support: string;
  };
}
