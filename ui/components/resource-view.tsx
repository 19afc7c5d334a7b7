import { observer } from "mobx-react-lite";
import { useEffect, type ReactNode } from "react";

import type { Resource } from "../../application/shell/resource.ts";
import { ErrorPanel } from "./error-panel.tsx";
import { Skeleton } from "./skeleton.tsx";

interface ResourceViewProps<T> {
  readonly resource: Resource<T>;
  /** Completes "Loading …" and "Reload …". */
  readonly label: string;
  /** Error heading; omitted for resources whose failure replaces the whole screen. ERR-08 */
  readonly failed?: string;
  readonly lines?: number;
  readonly children: (value: T) => ReactNode;
}

const View = <T,>({ resource, label, failed, lines = 3, children }: ResourceViewProps<T>) => {
  useEffect(() => {
    void resource.ensure();
  }, [resource]);
  if (resource.state.status === "loaded") return children(resource.state.value);
  if (resource.state.status === "failed" && failed !== undefined)
    return <ErrorPanel subject={label} heading={failed} onReload={resource.load} />;
  return <Skeleton lines={lines} label={label} />;
};

/** A resource in its current state: skeleton, error panel, or content. */
export const ResourceView = observer(View) as typeof View;
