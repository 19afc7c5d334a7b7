import { useRef } from "react";

import type { FormOutcome } from "../../application/flow/form.ts";
import { saveFailedBanner } from "../../domain/my-details/save-refusals.ts";
import { useFocusOn } from "../components/focus.ts";
import { MessageWithLink } from "../components/message-with-link.tsx";

import styles from "./save-failed-banner.module.css";

/**
 * Banner above the page after a failed save; scrolls the page to the top. A version conflict shows in its section, where
 * it asks which version to keep, because trying again would not help. ACCT-08, EMPL-05
 */
export const SaveFailedBanner = ({ outcome }: { readonly outcome: FormOutcome<string> }) => {
  const banner = useRef<HTMLDivElement>(null);
  const hasFailed = outcome.status === "failed";
  useFocusOn(hasFailed ? outcome : undefined, "message", () => banner.current, true);
  if (!hasFailed) return null;
  return (
    <div ref={banner} className={styles.banner} tabIndex={-1}>
      <p role="alert">
        <MessageWithLink message={saveFailedBanner} href="/help" />
      </p>
    </div>
  );
};
