/** Rows per statement, because databases limit the number of parameters. */
export const chunkSize = 400;

/** People of a chunk that is worked on for some milliseconds, so that requests are answered before the next one. */
export const peopleAtOnce = 200;

/** Splits a list into chunks, by default of the size for one statement each. */
export const chunked = <T>(list: readonly T[], size = chunkSize): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
