import { useEffect } from "react";
import type { Failures } from "../../application/shell/failures.ts";
import type { Resource } from "../../application/shell/resource.ts";

/** Gives the page over to the error screen when this resource fails: for pages that show nothing without it. ERR-08 */
export const useRaised = (resource: Resource<unknown>, failures: Failures): void => {
  const { status } = resource.state;
  useEffect(() => {
    // Opening the page may have started another attempt since this was rendered.
    if (resource.state.status === "failed") failures.raise(resource.state.reason);
  }, [resource, failures, status]);
};
