import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";

import type { Resource } from "../../application/shell/resource.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { ErrorPanel } from "./error-panel.tsx";
import { NotOffered } from "./not-offered.tsx";
import { Skeleton } from "./skeleton.tsx";

interface ResourceViewProps<T> {
  readonly resource: Resource<T>;
  readonly subject: LoadedSubject;
  /** Whether a failure shows here; false for resources whose failure replaces the whole screen. ERR-08 */
  readonly showsFailure?: boolean;
  /** Replaces the error panel's heading. */
  readonly failed?: string | undefined;
  readonly lines?: number;
  readonly children: (value: T) => ReactNode;
}

const View = <T,>({ resource, subject, showsFailure = false, failed, lines = 3, children }: ResourceViewProps<T>) => {
  useEffect(() => {
    void resource.ensure();
  }, [resource]);
  if (resource.state.status === "loaded") return children(resource.state.value);
  if (resource.isNotOffered) return <NotOffered subject={subject} />;
  if (resource.state.status === "failed" && showsFailure)
    return <ErrorPanel subject={subject} heading={failed} onReload={resource.load} />;
  return <Skeleton lines={lines} subject={subject} />;
};

/** A resource in its current state: skeleton, error panel, content, or that the API does not have it. */
export const ResourceView = observer(View) as typeof View;
