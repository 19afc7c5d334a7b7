/** Rows per statement, because databases limit the number of parameters. */
export const chunkSize = 400;

/** Splits a list into chunks for one statement each. */
export const chunked = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, index) =>
    list.slice(index * chunkSize, (index + 1) * chunkSize),
  );
