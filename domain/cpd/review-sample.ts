import { submittedRoutes, type SubmittedRoute } from "./cpd-routes.ts";

/** How many declarations of a route are reviewed: a number, or a share of them, such as "5%". */
export type SampleSize = number | `${number}%`;

/** The rules of an organisation about its reviews. LOG-05 */
export interface ReviewRules {
  readonly sample: Readonly<Record<SubmittedRoute, SampleSize>>;
  /** Years after which somebody who was drawn is drawn as readily as others; before, only when the others do not suffice. */
  readonly restYears: number;
}

/** A declaration that can be drawn. */
export interface ReviewCandidate {
  readonly customerId: string;
  readonly route: SubmittedRoute;
  /** Whether the member was drawn within the rest years. */
  readonly isResting: boolean;
}

/** The population and sample of a route. */
export interface RouteSample {
  readonly route: SubmittedRoute;
  readonly population: number;
  readonly sampled: number;
}

/** The SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => string;

/** The size of a sample as a share: a whole number of per cent. */
export const sharePattern = /^(?:100|[1-9]?\d)%$/;

/** How many of a route's declarations are drawn. A share is rounded up. LOG-05 */
export const sampleSizeOf = (size: SampleSize, population: number): number =>
  typeof size === "number" ? Math.min(size, population) : Math.ceil((population * Number.parseInt(size, 10)) / 100);

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * The population as text, one line for each candidate in the order of their numbers: "4100107,UNIT_ROUTE,1", with 1 for
 * somebody who rests and 0 for others. Its SHA-256 identifies the population. LOG-05
 */
export const populationText = (population: readonly ReviewCandidate[]): string =>
  population
    .map(({ customerId, route, isResting }) => `${customerId},${route},${Number(isResting)}\n`)
    .toSorted(byText)
    .join("");

/** The sizes of the samples by route, for the routes that anybody declared. LOG-05 */
export const routeSamples = (
  population: readonly Pick<ReviewCandidate, "route">[],
  { sample }: ReviewRules,
): readonly RouteSample[] =>
  submittedRoutes.flatMap((route) => {
    const count = population.filter((candidate) => candidate.route === route).length;
    return count === 0 ? [] : [{ route, population: count, sampled: sampleSizeOf(sample[route], count) }];
  });

/**
 * Draws the sample of each route: those who do not rest come before those who do, and each of them in the order of the
 * SHA-256 of the seed, a colon and the member's number. So anybody who has the seed can repeat the draw. LOG-05
 */
export const drawSample = <Candidate extends ReviewCandidate>(
  population: readonly Candidate[],
  rules: ReviewRules,
  seed: string,
  sha256: Sha256,
): readonly Candidate[] => {
  const ranked = population
    .map((candidate) => ({
      candidate,
      rank: `${Number(candidate.isResting)}${sha256(`${seed}:${candidate.customerId}`)}`,
    }))
    .toSorted((one, other) => byText(one.rank, other.rank))
    .map(({ candidate }) => candidate);
  return routeSamples(population, rules).flatMap(({ route, sampled }) =>
    ranked.filter((candidate) => candidate.route === route).slice(0, sampled),
  );
};
