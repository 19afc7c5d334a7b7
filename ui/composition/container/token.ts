import type { ServiceIdentifier } from "inversify";

/** A typed service identifier: a wrong or missing dependency fails to compile. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);
