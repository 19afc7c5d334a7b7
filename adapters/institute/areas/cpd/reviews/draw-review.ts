import { createHash, randomBytes } from "node:crypto";

import { drawSample, populationText, routeSamples, type RouteSample } from "../../../../../domain/cpd/review-sample.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { candidatesOf } from "./population.store.ts";
import { allReviews, populationOf, storeReview, type DrawnReview } from "./reviews.store.ts";

/** The result of a draw, without the names of those drawn. */
export interface DrawOutcome {
  readonly review: DrawnReview;
  readonly samples: readonly RouteSample[];
}

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Draws the sample of a year's declarations, and stores rules, seed, population and sample. The seed is random and made
 * in the same transaction, so it cannot be chosen. A stored draw is never changed; a further draw for the year gets its own
 * number and needs a reason. Requires a transaction. LOG-05
 */
export const drawReview = async (
  context: ActionContext,
  { year, reason = "" }: { readonly year: number; readonly reason?: string | undefined },
): Promise<DrawOutcome> => {
  const { database, by, now, rules } = context;
  const earlier = (await allReviews(database)).filter((review) => review.year === year);
  if (earlier.length > 0 && reason.trim() === "")
    throw new RefusalError(
      "conflict",
      "ALREADY_DRAWN",
      `A sample of ${year} was drawn before. Give a reason to draw another from those who were not in it.`,
      { field: "reason" },
    );
  const population = await candidatesOf(context, year);
  const samples = routeSamples(population, rules.review);
  if (samples.every(({ sampled }) => sampled === 0))
    throw new RefusalError(
      "conflict",
      "NOBODY_TO_DRAW",
      population.length === 0
        ? `There is no declaration of ${year} that can be drawn.`
        : `The rules draw none of the ${population.length} declarations of ${year}.`,
      { field: "year" },
    );
  const seed = randomBytes(16).toString("hex");
  const review: DrawnReview = {
    year,
    number: Math.max(0, ...earlier.map(({ number }) => number)) + 1,
    seed,
    rules: rules.review,
    population: population.length,
    digest: sha256(populationText(population)),
    reason: reason.trim() === "" ? undefined : reason.trim(),
    drawnBy: by,
    drawnAt: now.getTime(),
  };
  await storeReview(database, review, population, drawSample(population, rules.review, seed, sha256));
  return { review, samples };
};

/** Whether the stored sample and digest are what the stored population, rules and seed give. LOG-05 */
export const isReproducible = async (
  { database }: Pick<ActionContext, "database">,
  { year, number, seed, rules, digest }: DrawnReview,
): Promise<boolean> => {
  const population = await populationOf(database, { year, number });
  const drawn = drawSample(population, rules, seed, sha256).map(({ place }) => place);
  const isSame = drawn.every((place, index) => place === index + 1);
  const count = population.filter(({ place }) => place !== undefined).length;
  return isSame && count === drawn.length && digest === sha256(populationText(population));
};
