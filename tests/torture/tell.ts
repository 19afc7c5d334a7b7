/** Prints a table; the first row contains the headings. */
export const printTable = (rows: readonly (readonly (string | number)[])[]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  for (const row of rows)
    process.stdout.write(
      `${row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
};

/** The percentile of values; `part` is between 0 and 1. */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
