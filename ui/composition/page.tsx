import type { Container, ContainerModule, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import type { Resource } from "../../application/shell/resource.ts";
import type { PageComponent } from "../shell/sections.ts";
import type { PageLoads } from "./page-loads.ts";

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** A page as the portal opens it. */
export interface PageDefinition {
  /** The page with its services, which come from the container. */
  readonly draw: (container: Container) => PageComponent;
  /** The contents and calls that the page asks for as it opens; the page prefetches them before its code has come. */
  readonly loads: PageLoads;
}

/** Pages whose code loads together, and the modules that bind their services. */
export interface Area {
  readonly modules: readonly ContainerModule[];
  readonly pages: Readonly<Record<string, PageDefinition>>;
}

/** Nothing that could be known before the page's code has come. */
export const nothingAhead: PageLoads = { contents: [], calls: [] };

/**
 * Defines a page: the component, a service for each of its props, and what it asks for as it opens. `shows` names the
 * resources of a page in the first load: with answers that have come before it, the page is drawn once.
 */
export const definePage = <Props extends object>(
  Page: ComponentType<Props>,
  needs: Needs<Props>,
  loads: PageLoads = nothingAhead,
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
