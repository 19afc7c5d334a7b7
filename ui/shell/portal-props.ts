import type { Failures } from "../../application/shell/failures.ts";
import type { Announced } from "../../domain/customer/navigation.ts";
import type { StartTexts } from "../boot/start-texts.ts";
import type { Services } from "../components/services.ts";
import type { Sections } from "./sections.ts";

/** Props of the portal including its frame. */
export interface PortalProps extends Pick<Services, "customer" | "content" | "navigationGuard" | "session"> {
  readonly failures: Failures;
  readonly sections: Sections;
  readonly configuration: Announced & {
    /** Address of round-the-clock support. */
    readonly support: string;
    readonly startTexts?: StartTexts;
  };
}
