import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { draw } from "./mutants/draw.ts";
import { isEquivalent } from "./mutants/equivalent.ts";
import { instrument } from "./mutants/instrument.ts";
import type { Mutant } from "./mutants/mutant.ts";
import { toldOf } from "./mutants/mutant.ts";
import { Compiler } from "./mutants/refused.ts";
import { Sandbox } from "./mutants/sandbox.ts";
import { Stages, type Notice } from "./mutants/stages.ts";

const root = new URL("..", import.meta.url).pathname;
const { values, positionals } = parseArgs({
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "300" }, workers: { type: "string" } },
  allowPositionals: true,
});
/** Whether a place that was asked for, a folder, a file or a line of one, holds a mutant. */
const isIn = (place: string, { file, line }: Mutant): boolean => {
  const [path = "", at] = place.replace(/\/$/, "").split(":");
  return (file === path || file.startsWith(`${path}/`)) && (at === undefined || Number(at) === line);
};

// What it has begun and the copies it works on go with it, however it ends.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => process.exit(130));
const original = new Sandbox(root);
const spoiled = new Sandbox(root);
const drawn = await instrument(spoiled, (all) => {
  const among = all.filter((mutant) => positionals.length === 0 || positionals.some((place) => isIn(place, mutant)));
  console.log(`${values.count} of ${String(among.length)} mutants, drawn with seed ${values.seed}.`);
  return draw(among, Number(values.count), Number(values.seed));
});

const stages = new Stages(spoiled);
const compiler = new Compiler(original);

type Outcome = Notice | "refused" | "equivalent" | "survived";

const outcomeOf = async (mutant: Mutant): Promise<Outcome> => {
  if (isEquivalent(mutant)) return "equivalent";
  return (await stages.noticing(mutant)) ?? (compiler.refuses(mutant) ? "refused" : "survived");
};

const outcomes = new Map<Mutant, Outcome>();
const waiting = [...drawn];
const work = async (): Promise<void> => {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const outcome = await outcomeOf(mutant);
    outcomes.set(mutant, outcome);
    const told = toldOf(mutant, original.read(mutant.file).slice(mutant.start, mutant.end));
    if (outcome === "survived") console.log(`\n${told}`);
    // Perhaps it runs on for ever, perhaps the machine was busy with something else.
    else if (outcome === "time") console.log(`\nStill running when it was ended: ${told}`);
    else process.stdout.write(".");
  }
};
await Promise.all(Array.from({ length: Number(values.workers ?? availableParallelism()) }, work));

console.log("\nlayer        features   tests   time  refused  equivalent  survived   score");
for (const layer of ["domain", "application", "ui"]) {
  const its = [...outcomes].filter(([{ file }]) => file.startsWith(`${layer}/`)).map(([, outcome]) => outcome);
  if (its.length === 0) continue;
  const count = (outcome: Outcome): number => its.filter((each) => each === outcome).length;
  const noticed = count("features") + count("tests") + count("time");
  const score = Math.round((100 * noticed) / Math.max(1, noticed + count("survived")));
  console.log(
    layer.padEnd(12) +
      [count("features"), count("tests"), count("time"), count("refused"), count("equivalent"), count("survived")].map((n, column) => String(n).padStart([9, 8, 7, 9, 12, 10][column] ?? 9)).join("") +
      `${String(score)} %`.padStart(8),
  );
}
