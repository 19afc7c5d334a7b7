/** Ends an exhaustive switch: an unhandled case fails to compile, and throws RangeError at run time. */
export const assertNever = (value: never): never => {
  throw new RangeError(`${String(value)} is not dealt with`);
};
