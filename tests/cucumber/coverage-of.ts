import { grouped } from "./grouped.ts";

export interface TaggedScenario {
  readonly place: string;
  readonly name: string;
  readonly tags: readonly string[];
}

interface AccessLevel {
  readonly id: string;
  readonly requirement: string;
}

export interface Coverage {
  readonly shown: readonly (AccessLevel & { readonly scenarios: readonly string[] })[];
  readonly missing: readonly AccessLevel[];
  /** Tags that look like a requirement but are unknown. */
  readonly unknown: readonly { readonly tag: string; readonly places: readonly string[] }[];
}

/** Rows of one table count as one scenario. */
const withCounts = (names: readonly string[]): readonly string[] =>
  [...grouped(names, (name) => name)].map(([name, same]) =>
    same.length > 1 ? `${name} (${String(same.length)} examples)` : name,
  );

const looksLikeAnIdentifier = (tag: string): boolean => /^[a-z]+-?\d+$/i.test(tag);

/** The requirements that scenarios cover. */
export const coverageOf = (
  scenarios: readonly TaggedScenario[],
  requirements: Readonly<Record<string, string>>,
): Coverage => {
  const rows = Object.entries(requirements).map(([id, requirement]) => ({
    id,
    requirement,
    scenarios: withCounts(scenarios.filter(({ tags }) => tags.includes(id)).map(({ name }) => name)),
  }));
  const strange = scenarios.flatMap(({ tags, place }) =>
    tags.filter((tag) => looksLikeAnIdentifier(tag) && !(tag in requirements)).map((tag) => ({ tag, place })),
  );
  return {
    shown: rows.filter(({ scenarios: told }) => told.length > 0),
    missing: rows
      .filter(({ scenarios: told }) => told.length === 0)
      .map(({ id, requirement }) => ({ id, requirement })),
    unknown: [...grouped(strange, ({ tag }) => tag)].map(([tag, uses]) => ({
      tag,
      places: [...new Set(uses.map(({ place }) => place))],
    })),
  };
};
