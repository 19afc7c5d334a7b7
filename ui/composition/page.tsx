import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** A page with the services that it names as its props: this is where they come from, once what it alone needs is bound. */
export const pageWith = <Props extends object>(
  Page: ComponentType<Props>,
  needs: Needs<Props>,
  ...bindings: readonly ((container: Container) => void)[]
): ((container: Container) => ComponentType) => (container) => {
  for (const bind of bindings) bind(container);
  const given = Object.entries(needs).map(([name, identifier]) => [
    name,
    container.get(identifier as ServiceIdentifier),
  ]);
  const props = Object.fromEntries(given) as Props;
  return () => <Page {...props} />;
};
