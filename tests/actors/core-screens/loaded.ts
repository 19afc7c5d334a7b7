import type { Resource } from "../../../application/shell/resource.ts";

/** What a page shows of something it cannot be drawn without. Fails where that did not load. */
export const loaded = <T>(resource: Resource<T>): T => {
  if (resource.value === undefined) throw new Error("The page's texts did not load.");
  return resource.value;
};
