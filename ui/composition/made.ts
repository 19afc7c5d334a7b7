import type { Container, MapToResolvedValueInjectOptions, ServiceIdentifier } from "inversify";

/**
 * Binds a service that is made once by its class. Each constructor argument is said once, by the name it is
 * bound to: a swapped, missing, surplus or wrong one does not compile.
 */
export const made = <T, Args extends unknown[]>(
  container: Container,
  identifier: ServiceIdentifier<T>,
  Service: new (...needs: Args) => NoInfer<T>,
  needs: { readonly [Place in keyof Args]-?: ServiceIdentifier<Args[Place]> },
): void => {
  const inOrder: MapToResolvedValueInjectOptions<Args> = needs;
  container
    .bind(identifier)
    .toResolvedValue((...given: Args) => new Service(...given), inOrder)
    .inSingletonScope();
};
