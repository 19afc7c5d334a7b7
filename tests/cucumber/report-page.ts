import type { Feature, PickleStepArgument, TableRow, Tag } from "@cucumber/messages";
import { counts } from "./explain.ts";
import { grouped } from "./grouped.ts";
import { html } from "./markup.ts";
import type { Markup } from "./markup.ts";
import { reportStyle } from "./report-style.ts";
import type { Outcome, RunRecord, ScenarioRecord } from "./run-record.ts";

export interface ReportFacts {
  readonly when: Date;
  /** "without a screen", "in the browser". */
  readonly level: string;
  /** What each requirement tag stands for. */
  readonly demands: Readonly<Record<string, string>>;
}

/** A scenario as it was written, with each of its runs: one, or one for each row of its examples. */
interface Told {
  readonly runs: readonly [ScenarioRecord, ...ScenarioRecord[]];
  readonly anchor: string;
}

/** A feature, its scenarios put together by rule. */
interface Chapter {
  readonly area: string;
  readonly anchor: string;
  readonly feature: Feature;
  readonly parts: readonly (readonly [Told, ...Told[]])[];
  readonly scenarios: readonly ScenarioRecord[];
}

// A short folder name is an abbreviation (CPD); others are words.
const inWords = (folder: string): string =>
  folder.length <= 3 ? folder.toUpperCase() : folder.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
const areaOf = (uri: string): string => {
  const folders = uri.split("/").slice(0, -1);
  return inWords(folders[folders.lastIndexOf("features") + 1] ?? "features");
};

const chaptersOf = (run: RunRecord): readonly Chapter[] =>
  [...grouped(run.scenarios, ({ uri }) => uri)].map(([uri, scenarios], index): Chapter => {
    const anchor = `feature-${String(index + 1)}`;
    const told = [...grouped(scenarios, ({ scenario }) => scenario.id).values()]
      .toSorted(([a], [b]) => a.scenario.location.line - b.scenario.location.line)
      .map((runs, place): Told => ({ runs, anchor: `${anchor}-${String(place + 1)}` }));
    return {
      area: areaOf(uri),
      anchor,
      feature: scenarios[0].feature,
      parts: [...grouped(told, ({ runs }) => runs[0].rule?.id ?? "").values()],
      scenarios,
    };
  });

const marks: Record<Outcome, string> = {
  passed: "✓",
  failed: "✗",
  "not understood": "?",
  ambiguous: "?",
  pending: "…",
  "not reached": "–",
};

const badge = (outcome: Outcome): Markup =>
  html`<span class="outcome ${outcome === "passed" ? "good" : "bad"}">${marks[outcome]} ${outcome}</span>`;

const worstOf = (runs: readonly ScenarioRecord[]): Outcome =>
  runs.find(({ outcome }) => outcome !== "passed")?.outcome ?? "passed";

const prose = (text: string): Markup[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => html`<p>${paragraph.replace(/\s*\n\s*/g, " ")}</p>`);

const table = (head: readonly string[], rows: readonly (readonly (string | Markup)[])[], caption?: string): Markup =>
  html`<div class="wide"><table>${caption !== undefined && html`<caption>${caption}</caption>`}<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

const valuesOf = (row: TableRow | undefined): readonly string[] => (row?.cells ?? []).map(({ value }) => value);

const argumentOf = (argument: PickleStepArgument | undefined): Markup | undefined => {
  if (argument?.docString) return html`<pre>${argument.docString.content}</pre>`;
  if (!argument?.dataTable) return undefined;
  const [head = [], ...rows] = argument.dataTable.rows.map(({ cells }) => cells.map(({ value }) => value));
  return table(head, rows);
};

/** The steps of one run, each with what became of it. */
const stepsAsRun = (run: ScenarioRecord): Markup =>
  html`<ol class="steps">${run.steps
    .filter(({ keyword, outcome }) => keyword !== "" || (outcome !== "passed" && outcome !== "not reached"))
    .map(
      ({ keyword, text, outcome, argument, message }) =>
        html`<li class="${outcome === "passed" ? "good" : "bad"}"><span class="keyword">${keyword}</span> ${text}${
          outcome !== "passed" && html` ${badge(outcome)}`
        }${argumentOf(argument)}${message !== undefined && html`<pre class="message">${message}</pre>`}</li>`,
    )}</ol>`;

/** The steps of a scenario with examples: the background as it was run, then as written, values in the table below. */
const stepsAsWritten = ({ scenario, steps }: ScenarioRecord): Markup => {
  const told = steps.filter(({ keyword }) => keyword !== "");
  const background = told.slice(0, told.length - scenario.steps.length);
  const written = scenario.steps.map(({ keyword, text, dataTable, docString }) => ({
    keyword: keyword.trim(),
    text,
    argument: { ...(dataTable && { dataTable }), ...(docString && { docString }) },
  }));
  return html`<ol class="steps">${[...background, ...written].map(
    ({ keyword, text, argument }) => html`<li><span class="keyword">${keyword}</span> ${text}${argumentOf(argument)}</li>`,
  )}</ol>`;
};

const examplesOf = (runs: readonly ScenarioRecord[]): Markup[] =>
  [...grouped(runs, ({ examples }) => examples?.id ?? "").values()].map((those) => {
    const { examples } = those[0];
    const name = examples?.name ?? "";
    return html`${prose(examples?.description ?? "")}${table(
      [...valuesOf(examples?.tableHeader), "Outcome"],
      those.map(({ example, outcome }) => [...valuesOf(example), badge(outcome)]),
      name === "" ? "Examples" : name,
    )}`;
  });

/** The demands that stand at this heading; those of a feature or rule are not said again at each scenario. */
const demandsOf = (tags: readonly Tag[], { demands }: ReportFacts): Markup | undefined => {
  const ids = [...new Set(tags.map(({ name }) => name.slice(1)))].filter((id) => id in demands);
  return ids.length === 0
    ? undefined
    : html`<dl class="demands">${ids.map((id) => html`<div><dt>${id}</dt><dd>${demands[id]}</dd></div>`)}</dl>`;
};

const scenarioSection = ({ runs, anchor }: Told, facts: ReportFacts): Markup => {
  const [{ scenario, rule }] = runs;
  const heading = rule ? "h4" : "h3";
  const tags = [...scenario.tags, ...scenario.examples.flatMap((examples) => examples.tags)];
  return html`<section class="scenario" aria-labelledby="${anchor}">
<${heading} id="${anchor}">${scenario.name} ${badge(worstOf(runs))}</${heading}>
${prose(scenario.description)}${scenario.examples.length > 0 ? [stepsAsWritten(runs[0]), ...examplesOf(runs)] : stepsAsRun(runs[0])}
${demandsOf(tags, facts)}</section>`;
};

const partSection = (told: readonly [Told, ...Told[]], facts: ReportFacts): Markup => {
  const { rule } = told[0].runs[0];
  return html`${rule && html`<h3><span class="keyword">Rule</span> ${rule.name}</h3>${prose(rule.description)}${demandsOf(rule.tags, facts)}`}${told.map(
    (each) => scenarioSection(each, facts),
  )}`;
};

const chapterSection = ({ area, anchor, feature, parts }: Chapter, facts: ReportFacts): Markup =>
  html`<section class="feature" aria-labelledby="${anchor}">
<p class="area">${area}</p><h2 id="${anchor}">${feature.name}</h2>${prose(feature.description)}${demandsOf(feature.tags, facts)}
${parts.map((told) => partSection(told, facts))}</section>`;

const failures = (run: RunRecord): Markup | undefined => {
  if (run.failed === 0) return undefined;
  return html`<section aria-labelledby="failures"><h2 id="failures">What did not pass</h2>
${run.aroundTheRun.map((message) => html`<h3>Before or after all scenarios</h3><pre class="message">${message}</pre>`)}
${run.scenarios
  .filter(({ outcome }) => outcome !== "passed")
  .map(
    (scenario) => html`<section class="scenario failure"><h3>${scenario.feature.name}: ${scenario.name} ${badge(scenario.outcome)}</h3>
<p class="place">${scenario.uri}, line ${scenario.line}</p>${stepsAsRun(scenario)}
${scenario.pictures.map(
  (picture) => html`<figure><img src="${picture}" alt="The screen when the scenario ended"><figcaption>The screen when the scenario ended</figcaption></figure>`,
)}</section>`,
  )}</section>`;
};

const contents = (chapters: readonly Chapter[]): Markup =>
  html`<nav aria-labelledby="contents"><h2 id="contents">Contents</h2>${[...grouped(chapters, ({ area }) => area)].map(
    ([area, those]) => html`<h3>${area}</h3><ul>${those.map(({ anchor, feature, scenarios }) => {
      const passed = scenarios.filter(({ outcome }) => outcome === "passed").length;
      return html`<li><a href="#${anchor}">${feature.name}</a> <span class="count">${passed === scenarios.length ? `${passed} passed` : counts({ passed, failed: scenarios.length - passed })}</span></li>`;
    })}</ul>`,
  )}</nav>`;

/** The whole run as one page that needs nothing else: no script, no other file, no other host. */
export const reportPage = (run: RunRecord, facts: ReportFacts): string => {
  const chapters = chaptersOf(run).toSorted((a, b) => a.area.localeCompare(b.area) || a.feature.name.localeCompare(b.feature.name));
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" }).format(facts.when);
  const kept = new Set(run.scenarios.flatMap(({ tags }) => tags).filter((tag) => tag.slice(1) in facts.demands)).size;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Guildhall: what the portal does</title><style>${reportStyle}</style></head>
<body><header><h1>Guildhall: what the portal does</h1>
<p>Every scenario below was carried out ${facts.level} on <time datetime="${facts.when.toISOString()}">${date}</time>.</p>
<dl class="summary"><div><dt>Features</dt><dd>${chapters.length}</dd></div><div><dt>Scenarios passed</dt><dd>${run.passed}</dd></div>
<div class="${run.failed > 0 && "bad"}"><dt>Not passed</dt><dd>${run.failed}</dd></div><div><dt>Demands shown ${facts.level}</dt><dd>${kept} of ${Object.keys(facts.demands).length}</dd></div></dl></header>
<main>${failures(run)}${contents(chapters)}${chapters.map((chapter) => chapterSection(chapter, facts))}</main></body></html>
`.text;
};
