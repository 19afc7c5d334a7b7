import { useEffect } from "react";

import type { Failures } from "../../application/shell/failures.ts";
import type { Resource } from "../../application/shell/resource.ts";

/** Shows the error screen when a resource fails, for pages that are useless without it. ERR-08 */
export const useRaised = (resource: Resource<unknown>, failures: Failures): void => {
  const { status } = resource.state;
  useEffect(() => {
    // The page may have started another attempt since this render.
    if (resource.state.status === "failed") failures.raise(resource.state.reason);
  }, [resource, failures, status]);
};
