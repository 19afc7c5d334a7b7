import type { ServiceIdentifier } from "inversify";

/** A name in the container that carries the type of what is bound to it: a swapped or missing dependency does not compile. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
