import type { ReadFeature } from "./read-features.ts";

/** Lists each requirement with its scenarios, and those without one. */
export const coverageReport = (features: readonly ReadFeature[], known: Readonly<Record<string, string>>): string => {
  const scenarios = features.flatMap(({ messages }) => {
    const title = messages.flatMap(({ gherkinDocument }) => gherkinDocument?.feature?.name ?? [])[0] ?? "";
    return messages.flatMap(({ pickle }) => (pickle ? [{ ...pickle, name: `${title}: ${pickle.name}` }] : []));
  });
  const rows = Object.entries(known).map(([id, requirement]) => {
    const names = scenarios.filter(({ tags }) => tags.some(({ name }) => name === `@${id}`)).map(({ name }) => name);
    return { title: `${id}  ${requirement}`, names };
  });
  const uncovered = rows.filter(({ names }) => names.length === 0);
  return [
    ...rows
      .filter(({ names }) => names.length > 0)
      .flatMap(({ title, names }) => [
        title,
        // Rows of an outline's examples have one name.
        ...[...new Set(names)].map((name) => {
          const { length } = names.filter((other) => other === name);
          return `    ${name}${length > 1 ? ` (${String(length)} examples)` : ""}`;
        }),
      ]),
    ...(uncovered.length > 0 ? ["", "Without a scenario:", ...uncovered.map(({ title }) => title)] : []),
    "",
    `${String(rows.length - uncovered.length)} of ${String(rows.length)} requirements have a scenario, ${String(uncovered.length)} have none.`,
  ].join("\n");
};
