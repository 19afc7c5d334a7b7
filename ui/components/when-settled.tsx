import { observer } from "mobx-react-lite";
import { useEffect, useState, type ReactNode } from "react";

import type { Resource } from "../../application/shell/resource.ts";
import { useClock } from "./waiting.ts";

import page from "./page.module.css";

/** Maximum time to wait for all parts, in milliseconds; slower ones then load in place. */
const longestWait = 3_000;

interface TogetherProps {
  readonly parts: readonly Resource<unknown>[];
  /** Skeleton, if the final shape is known. */
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once all parts have settled, so late parts do not shift the layout. SHELL-03 */
export const WhenSettled = observer(({ parts, outline, children }: TogetherProps) => {
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
