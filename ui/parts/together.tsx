import { observer } from "mobx-react-lite";
import { useEffect, useState, type ReactNode } from "react";
import type { Resource } from "../../application/shell/resource.ts";
import page from "./page.module.css";
import { useClock } from "./waiting.ts";

/** The longest that parts wait for one another, in milliseconds; what takes longer comes in its own place. */
const longestWait = 3_000;

interface TogetherProps {
  readonly parts: readonly Resource<unknown>[];
  /** Its shape, where that is known before. */
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** What is drawn once all of it is known, so that no part pushes another down as it comes; once drawn, it stays. SHELL-03 */
export const Together = observer(({ parts, outline, children }: TogetherProps) => {
  const clock = useClock();
  const [isDrawn, setIsDrawn] = useState(false);
  if (!isDrawn && parts.every((part) => part.isSettled)) setIsDrawn(true);
  useEffect(() => clock.after(longestWait, () => setIsDrawn(true)), [clock]);
  if (isDrawn) return children;
  return (
    <div className={page.page} data-loading aria-hidden="true">
      {outline || <div className="boot-block" />}
    </div>
  );
});
