import type { Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from "inversify";

type Needs<Args extends readonly unknown[]> = { readonly [Place in keyof Args]-?: ServiceIdentifier<Args[Place]> };

/**
 * Binds what is made once. Each argument is said once, by the name it is bound to: a swapped, missing, surplus or
 * wrong one does not compile. Where it is bound already nothing changes: areas that load by themselves bind what they share.
 */
export const bindSingleton = <T, Args extends unknown[]>(
  container: Container,
  identifier: ServiceIdentifier<T>,
  make: (...needs: Args) => NoInfer<T>,
  needs: Needs<Args>,
): void => {
  if (container.isBound(identifier)) return;
  const inOrder: MapToResolvedValueInjectOptions<Args> = needs;
  container.bind(identifier).toResolvedValue(make, inOrder).inSingletonScope();
};

/** The same of an instance of a class, by its constructor. */
export const bindClass = <T, Args extends unknown[]>(
  container: Container,
  identifier: ServiceIdentifier<T>,
  Service: new (...needs: Args) => NoInfer<T>,
  needs: Needs<Args>,
): void => bindSingleton(container, identifier, (...given: Args) => new Service(...given), needs);
