import fc from "fast-check";
import type { Mutant } from "./mutant.ts";

/** So many mutants, an equal share of each layer; the same ones for the same seed and sources. */
export const draw = (mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] => {
  const layers = ["domain", "application", "ui"].map((layer) => mutants.filter(({ file }) => file.startsWith(`${layer}/`))).filter(({ length }) => length > 0);
  const share = Math.ceil(count / layers.length);
  return layers
    .flatMap((all) => {
      const length = Math.min(share, all.length);
      return fc.sample(fc.shuffledSubarray(all, { minLength: length, maxLength: length }), { seed, numRuns: 1 }).flat();
    })
    .slice(0, count);
};
