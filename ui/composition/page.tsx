import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import { serviceIn } from "./service.ts";

export type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** The services that a page names as its props. */
export const propsFrom = <Props extends object>(container: Container, needs: Needs<Props>): Props => {
  const given = Object.entries(needs).map(([name, identifier]) => [name, serviceIn(container, identifier as ServiceIdentifier)]);
  return Object.fromEntries(given) as Props;
};

/** A page with the services that it names as its props: this is where they come from. */
export const pageWith = <Props extends object>(Page: ComponentType<Props>, needs: Needs<Props>): ((container: Container) => ComponentType) => (container) => {
  const props = propsFrom(container, needs);
  return () => <Page {...props} />;
};
