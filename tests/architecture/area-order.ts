import { graphOf } from "./imports.ts";

/**
 * The order of the server's areas, and of the files directly in `areas`: each imports only from levels above its own in
 * this list, types included.
 */
export const areaLevels: readonly (readonly string[])[] = [
  ["api-dependencies.ts", "group-by-customer.ts"],
  ["use-case-context.ts"],
  ["credentials", "evidence", "issued-documents", "qualifications", "shell", "suspension"],
  ["submissions"],
  ["cpd", "my-details"],
  ["fees", "membership", "retirement"],
  ["customer", "descriptions.ts", "reminders"],
  ["calendar", "cases", "documents", "fee-runs"],
  ["tables.ts"],
  ["people", "personal-data", "records"],
  // What staff do, with the account of one person.
  ["staff-actions"],
];

const here = "tests/architecture/area-order.ts";
const root = "adapters/institute/areas/";

const areaOf = (file: string): string => file.slice(root.length).split("/")[0] ?? "";
const levelOf = (area: string): number => areaLevels.findIndex((level) => level.includes(area));

/** Areas without a place in the order, and names in the order that are no area, as sentences. */
export const unorderedAreas = (files: readonly string[]): readonly string[] => {
  const areas = [...new Set(files.filter((file) => file.startsWith(root)).map(areaOf))];
  return [
    ...areas
      .filter((area) => levelOf(area) < 0)
      .map((area) => `${area} has no place in the order of the areas. Enter it in ${here}, below all that it imports.`),
    ...areaLevels
      .flat()
      .filter((area) => !areas.includes(area))
      .map((area) => `${here} names ${area}, which does not exist in ${root}.`),
  ];
};

/** Imports against the order of the areas, as sentences that name both areas. */
export const importsAgainstOrder = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const files = new Map([...sources].filter(([file]) => file.startsWith(root)));
  return [...graphOf(files)].flatMap(([file, targets]) =>
    targets
      .filter((target) => areaOf(target) !== areaOf(file) && levelOf(areaOf(target)) >= levelOf(areaOf(file)))
      .map(
        (target) =>
          `${file} imports ${target}, but ${areaOf(file)} may not import ${areaOf(target)}: it comes later in ${here}, or on the same level. Pass the value in, or move what is needed to an earlier area.`,
      ),
  );
};
