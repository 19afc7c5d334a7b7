import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import { serviceIn } from "./service.ts";

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** A page with the services that it names as its props: this is where they come from. */
export const pageWith = <Props extends object>(Page: ComponentType<Props>, needs: Needs<Props>): ((container: Container) => ComponentType) => (container) => {
  const given = Object.entries(needs).map(([name, identifier]) => [name, serviceIn(container, identifier as ServiceIdentifier)]);
  const props = Object.fromEntries(given) as Props;
  return () => <Page {...props} />;
};
