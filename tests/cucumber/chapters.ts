import type { Feature } from "@cucumber/messages";

import { grouped } from "./grouped.ts";
import type { Outcome, RunRecord, ScenarioRecord } from "./run-record.ts";

/** A run that the report tells of. */
export interface ReportedRun {
  readonly level: "core" | "browser";
  readonly when: Date;
  readonly record: RunRecord;
}

/** One example of a scenario, or the scenario itself, with what became of it at each level. */
export interface Instance {
  readonly told: ScenarioRecord;
  readonly core?: ScenarioRecord;
  readonly browser?: ScenarioRecord;
}

/** A scenario as it was written, with each of its examples. */
export interface Told {
  readonly instances: readonly [Instance, ...Instance[]];
  readonly anchor: string;
  readonly demands: readonly string[];
}

/** A feature, its scenarios put together by rule. */
export interface Chapter {
  readonly area: string;
  readonly anchor: string;
  readonly uri: string;
  readonly feature: Feature;
  readonly parts: readonly (readonly [Told, ...Told[]])[];
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

// A short folder name is an abbreviation (CPD); others are words.
const inWords = (folder: string): string =>
  folder.length <= 3
    ? folder.toUpperCase()
    : folder.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());

/** The area of a feature file, by its folder. */
export const areaOf = (uri: string): string => {
  const folders = uri.split("/").slice(0, -1);
  return inWords(folders[folders.lastIndexOf("features") + 1] ?? "features");
};

export const outcomesOf = ({ core, browser }: Instance): readonly Outcome[] =>
  [core, browser].flatMap((record) => record?.outcome ?? []);

export const hasPassed = (instance: Instance): boolean => outcomesOf(instance).every((outcome) => outcome === "passed");

/** Every scenario of one run or of two: what was carried out at both levels stands once. */
const instancesOf = (runs: readonly ReportedRun[]): readonly Instance[] => {
  const all = runs.flatMap(({ level, record }) => record.scenarios.map((scenario) => ({ level, scenario })));
  const key = ({ uri, line, name }: ScenarioRecord): string => `${uri}:${String(line)} ${name}`;
  return [...grouped(all, ({ scenario }) => key(scenario)).values()].map((those): Instance => {
    const at = (level: ReportedRun["level"]) => those.find((each) => each.level === level)?.scenario;
    const [core, browser] = [at("core"), at("browser")];
    return { told: core ?? those[0].scenario, ...(core && { core }), ...(browser && { browser }) };
  });
};

const tagsOf = ({ told: { tags } }: Instance): readonly string[] => tags.map((tag) => tag.slice(1));

/** What a report tells, in order: areas by name, features by name, scenarios as they stand in their files. */
export const chaptersOf = (
  runs: readonly ReportedRun[],
  demands: Readonly<Record<string, string>>,
): readonly Chapter[] =>
  [...grouped(instancesOf(runs), ({ told }) => told.uri)]
    .map(([uri, instances]): Chapter => {
      const anchor = slug(uri.replace(/^features\//, "").replace(/\.feature$/, ""));
      const told = [...grouped(instances, ({ told: { scenario } }) => String(scenario.location.line)).values()]
        .toSorted(([a], [b]) => a.told.scenario.location.line - b.told.scenario.location.line)
        .map((those): Told => ({
          instances: those,
          anchor: `${anchor}--${slug(those[0].told.scenario.name)}-${String(those[0].told.scenario.location.line)}`,
          demands: [...new Set(those.flatMap(tagsOf))].filter((id) => id in demands),
        }));
      return {
        area: areaOf(uri),
        anchor,
        uri,
        feature: instances[0].told.feature,
        parts: [...grouped(told, ({ instances: [first] }) => String(first.told.rule?.location.line ?? "")).values()],
      };
    })
    .toSorted((a, b) => a.area.localeCompare(b.area) || a.feature.name.localeCompare(b.feature.name));
