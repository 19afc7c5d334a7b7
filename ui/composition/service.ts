import type { Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from "inversify";

type Needs<Args extends readonly unknown[]> = { readonly [Place in keyof Args]-?: ServiceIdentifier<Args[Place]> };

/** How each service is bound, which happens when it is first needed: areas that load by themselves share what one of them has bound. */
const bindings = new Map<ServiceIdentifier, (container: Container) => void>();

/** A name in the container that carries the type of what is bound to it, so that a swapped or missing one does not compile. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

/**
 * The name of a service that is made once, of what it needs. Each argument is said once, by the name it is bound to:
 * a swapped, missing, surplus or wrong one does not compile.
 */
export const service = <T, Args extends unknown[]>(name: string, make: (...needs: Args) => T, needs: Needs<Args>): ServiceIdentifier<T> => {
  const identifier = token<T>(name);
  const inOrder: MapToResolvedValueInjectOptions<Args> = needs;
  bindings.set(identifier, (container) => {
    bindServices(container, needs);
    container.bind(identifier).toResolvedValue(make, inOrder).inSingletonScope();
  });
  return identifier;
};

/** The same of an instance of a class, by its constructor. */
export const serviceOf = <T, Args extends unknown[]>(name: string, Service: new (...needs: Args) => T, needs: Needs<Args>): ServiceIdentifier<T> =>
  service(name, (...given: Args) => new Service(...given), needs);

/** Binds these services and whatever they need, unless that was done before. */
export const bindServices = (container: Container, identifiers: readonly ServiceIdentifier[]): void => {
  for (const identifier of identifiers) if (!container.isBound(identifier)) bindings.get(identifier)?.(container);
};

/** A service, bound with what it needs. */
export const serviceIn = <T>(container: Container, identifier: ServiceIdentifier<T>): T => {
  bindServices(container, [identifier]);
  return container.get(identifier);
};
