import type { Container, ContainerModule, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";

import type { Resource } from "../../../application/shell/resource.ts";
import type { PageComponent } from "../../shell/sections.ts";
import type { PageLoads } from "../first-load/page-loads.ts";

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** A page that the portal can open. */
export interface PageDefinition {
  /** Creates the component with its services from the container. */
  readonly draw: (container: Container) => PageComponent;
  /** The contents and calls that the page requests when it opens; prefetched before its code loads. */
  readonly loads: PageLoads;
}

/** Pages whose code loads together, and the modules that bind their services. */
export interface Area {
  readonly modules: readonly ContainerModule[];
  readonly pages: Readonly<Record<string, PageDefinition>>;
}

/** For pages that cannot prefetch anything. */
export const noEarlyLoads: PageLoads = { contents: [], calls: [] };

/**
 * Defines a page: its component, the service token of each prop, and its prefetches. `shows` names the resources of a
 * page in the first load, so prefetched responses are included in its first render.
 */
export const definePage = <Props extends object>(
  Page: ComponentType<Props>,
  needs: Needs<Props>,
  loads: PageLoads = noEarlyLoads,
  shows?: (props: Props) => readonly Resource<unknown>[],
): PageDefinition => ({
  loads,
  draw: (container) => {
    const props = Object.fromEntries(
      Object.entries(needs).map(([name, identifier]) => [name, container.get(identifier as ServiceIdentifier)]),
    ) as Props;
    return Object.assign(() => <Page {...props} />, { shows: () => shows?.(props) ?? [] });
  },
});
