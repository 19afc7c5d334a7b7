/** The end of a switch over everything there is: what is added there does not compile until it is dealt with here. */
export const exhausted = (value: never): never => {
  throw new RangeError(`${String(value)} is not dealt with`);
};
