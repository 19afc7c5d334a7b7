import { createHash } from "node:crypto";

import { describe, expect, test } from "vitest";

import { submittedRoutes } from "../../../domain/cpd/cpd-routes.ts";
import {
  drawSample,
  populationText,
  routeSamples,
  sampleSizeOf,
  sharePattern,
  type ReviewCandidate,
  type ReviewRules,
  type SampleSize,
} from "../../../domain/cpd/review-sample.ts";
import { fc } from "../support/fast-check.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const anySize: fc.Arbitrary<SampleSize> = fc.oneof(
  fc.nat(30),
  fc.integer({ min: 0, max: 100 }).map((percent): SampleSize => `${percent}%`),
);

const anyRules: fc.Arbitrary<ReviewRules> = fc.record({
  sample: fc.record({
    UNIT_ROUTE: anySize,
    APPROVED_EMPLOYER: anySize,
    IFAC_BODY: anySize,
    PART_TIME: anySize,
    NOT_SPECIFIED: anySize,
    NOT_MET_REQUIREMENTS: anySize,
  }),
  restYears: fc.nat(5),
});

const anyCandidate: fc.Arbitrary<ReviewCandidate> = fc.record({
  customerId: fc.integer({ min: 1, max: 9_999_999 }).map(String),
  route: fc.constantFrom(...submittedRoutes),
  isResting: fc.boolean(),
});

const anyPopulation = fc.uniqueArray(anyCandidate, { selector: ({ customerId }) => customerId, maxLength: 80 });
const anySeed = fc.string({ minLength: 1, maxLength: 32 });

const numbersOf = (candidates: readonly ReviewCandidate[]): readonly string[] =>
  candidates.map(({ customerId }) => customerId);

const oneRoute = (count: number, resting: (index: number) => boolean = () => false): readonly ReviewCandidate[] =>
  Array.from({ length: count }, (_, index) => ({
    customerId: String(4_100_000 + index),
    route: "UNIT_ROUTE",
    isResting: resting(index),
  }));

const rulesOf = (size: SampleSize): ReviewRules => ({
  sample: {
    UNIT_ROUTE: size,
    APPROVED_EMPLOYER: 0,
    IFAC_BODY: 0,
    PART_TIME: 0,
    NOT_SPECIFIED: 0,
    NOT_MET_REQUIREMENTS: 0,
  },
  restYears: 3,
});

describe("the sample of a review", () => {
  test("depends on population, rules and seed alone, not on the order of the population", () => {
    fc.assert(
      fc.property(
        anyPopulation.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        anyRules,
        anySeed,
        ([population, shuffled], rules, seed) => {
          expect(drawSample(shuffled, rules, seed, sha256)).toEqual(drawSample(population, rules, seed, sha256));
          expect(populationText(shuffled)).toBe(populationText(population));
        },
      ),
    );
  });

  test("draws nobody twice, from the population alone, and exactly as many of each route as the rules say", () => {
    fc.assert(
      fc.property(anyPopulation, anyRules, anySeed, (population, rules, seed) => {
        const sample = drawSample(population, rules, seed, sha256);
        expect(new Set(numbersOf(sample)).size).toBe(sample.length);
        for (const each of sample) expect(population).toContain(each);
        for (const route of submittedRoutes) {
          const ofRoute = (candidates: readonly ReviewCandidate[]) =>
            candidates.filter((candidate) => candidate.route === route);
          const size = sampleSizeOf(rules.sample[route], ofRoute(population).length);
          expect(ofRoute(sample)).toHaveLength(size);
          expect(routeSamples(population, rules).find((one) => one.route === route)?.sampled ?? 0).toBe(size);
        }
      }),
    );
  });

  test("takes somebody who rests only when all others of the route are drawn", () => {
    fc.assert(
      fc.property(anyPopulation, anyRules, anySeed, (population, rules, seed) => {
        const sample = drawSample(population, rules, seed, sha256);
        for (const { route } of sample.filter(({ isResting }) => isResting))
          for (const other of population.filter((one) => one.route === route && !one.isResting))
            expect(sample).toContain(other);
      }),
    );
  });

  test("changes by one member at most when another member joins a sample of a number", () => {
    fc.assert(
      fc.property(anyPopulation, anyCandidate, fc.nat(30), anySeed, (all, joining, size, seed) => {
        const population = all.filter(({ customerId }) => customerId !== joining.customerId);
        const rules: ReviewRules = {
          sample: { ...rulesOf(size).sample, [joining.route]: size },
          restYears: 3,
        };
        const before = numbersOf(drawSample(population, rules, seed, sha256));
        const after = new Set(numbersOf(drawSample([...population, joining], rules, seed, sha256)));
        const gone = before.filter((customerId) => !after.has(customerId));
        expect(gone.length).toBeLessThanOrEqual(1);
        if (gone.length === 1) expect(after.has(joining.customerId)).toBe(true);
      }),
    );
  });

  test("gives each member of a route the same chance", () => {
    // The seeds are fixed, so the counts are. Each count has a binomial distribution with mean 400 and deviation 17.9.
    const population = oneRoute(50);
    const draws = 2000;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < draws; seed += 1)
      for (const { customerId } of drawSample(population, rulesOf("20%"), `seed ${seed}`, sha256))
        counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(draws * 10);
    const deviation = Math.sqrt(draws * 0.2 * 0.8);
    for (const { customerId } of population)
      expect(Math.abs((counts.get(customerId) ?? 0) - draws * 0.2)).toBeLessThan(4 * deviation);
  });

  test("draws pairs of members as independently as a fair draw does", () => {
    const population = oneRoute(10);
    const draws = 3000;
    let together = 0;
    for (let seed = 0; seed < draws; seed += 1) {
      const drawn = numbersOf(drawSample(population, rulesOf(2), `seed ${seed}`, sha256));
      if (drawn.includes("4100000") && drawn.includes("4100001")) together += 1;
    }
    // Two of ten: one of 45 pairs.
    const [mean, deviation] = [draws / 45, Math.sqrt((draws * 44) / 45 / 45)];
    expect(Math.abs(together - mean)).toBeLessThan(4 * deviation);
  });

  test("can be repeated with sha256sum, sort and head", () => {
    const population = oneRoute(4);
    // printf 'a seed:4100000' | sha256sum begins with 20c6, of the other members with 9caa, 7052 and 34af.
    expect(numbersOf(drawSample(population, rulesOf(2), "a seed", sha256))).toEqual(["4100000", "4100003"]);
  });
});

describe("the size of a sample", () => {
  test.each([
    ["5%", 0, 0],
    ["5%", 1, 1],
    ["5%", 20, 1],
    ["5%", 21, 2],
    ["7%", 100, 7],
    ["29%", 100, 29],
    ["100%", 37, 37],
    ["0%", 37, 0],
    [40, 37, 37],
    [40, 41, 40],
  ] as const)("of %s among %i is %i", (size, population, expected) => {
    expect(sampleSizeOf(size, population)).toBe(expected);
  });

  test.each(["5%", "0%", "100%"])("%s is a share", (text) => expect(text).toMatch(sharePattern));
  test.each(["5", "101%", "-1%", "2.5%", "05%", "%"])("%s is none", (text) => expect(text).not.toMatch(sharePattern));
});
