import type { Chapter, ReportedRun, Told } from "./chapters.ts";
import { chaptersOf, hasPassed } from "./chapters.ts";
import { grouped } from "./grouped.ts";
import { html, Markup } from "./markup.ts";
import { prose, scenarioSection } from "./report-scenario.ts";
import { reportScript } from "./report-script.ts";
import { reportStyle } from "./report-style.ts";

export type { ReportedRun } from "./chapters.ts";

export interface ReportFacts {
  /** What each requirement tag stands for. */
  readonly demands: Readonly<Record<string, string>>;
  /** Whether the report tells of everything, or of a part that someone asked for. */
  readonly isWhole: boolean;
}

const dated = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

const howRun: Record<ReportedRun["level"], string> = {
  core: "on the portal's pages without a browser",
  browser: "in Chromium",
};

const runLine = ({ level, when, record }: ReportedRun): Markup =>
  html`<li>${record.passed} passed and ${record.failed} did not, ${howRun[level]}, <time datetime="${when.toISOString()}">${dated.format(when)}</time></li>`;

const toldIn = (chapters: readonly Chapter[]): readonly Told[] => chapters.flatMap(({ parts }) => parts.flat());

const partSection = (told: readonly [Told, ...Told[]]): Markup => {
  const { rule } = told[0].instances[0].told;
  return html`<section class="rule">${rule && html`<h3><span class="keyword">Rule</span> ${rule.name}</h3>${prose(rule.description)}`}${told.map(scenarioSection)}</section>`;
};

const countOf = (chapter: Chapter): string => {
  const told = toldIn([chapter]);
  const good = told.filter(({ instances }) => instances.every(hasPassed)).length;
  return good === told.length
    ? String(told.length)
    : `${String(told.length)}, of which ${String(told.length - good)} did not pass`;
};

const chapterSection = (chapter: Chapter): Markup => {
  const { area, anchor, uri, feature, parts } = chapter;
  return html`<details class="feature" id="${anchor}" data-area="${area}" open>
<summary><h2>${feature.name}</h2> <span class="count">${area}, scenarios: ${countOf(chapter)}</span></summary>
<p class="place">${uri}</p>${prose(feature.description)}
${parts.map(partSection)}</details>`;
};

const linkTo = ({ anchor, instances: [{ told }] }: Told): Markup =>
  html`<li><a href="#${anchor}">${told.scenario.name}</a> <span class="count">${told.feature.name}</span></li>`;

const demandsSection = (chapters: readonly Chapter[], { demands, isWhole }: ReportFacts): Markup => {
  const told = toldIn(chapters);
  const rows = Object.entries(demands).flatMap(([id, demand]) => {
    const shown = told.filter(({ demands: ids }) => ids.includes(id));
    return shown.length === 0 && !isWhole ? [] : [{ id, demand, shown }];
  });
  return html`<details class="demands-list" open><summary><h2 id="demands">Demands</h2> <span class="count">${rows.length}</span></summary>
<dl>${rows.map(
    ({ id, demand, shown }) =>
      html`<div id="${id}"><dt>${id}</dt><dd>${demand}${
        shown.length === 0
          ? html` <strong class="bad outcome">No scenario shows it.</strong>`
          : html`<ul>${shown.map(linkTo)}</ul>`
      }</dd></div>`,
  )}</dl></details>`;
};

const contents = (chapters: readonly Chapter[]): Markup =>
  html`<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ul class="areas">${[
    ...grouped(chapters, ({ area }) => area),
  ].map(
    ([area, those]) =>
      html`<li>${area}<ul>${those.map(({ anchor, feature }) => html`<li><a href="#${anchor}">${feature.name}</a></li>`)}</ul></li>`,
  )}<li><a href="#demands">Demands</a></li></ul></nav>`;

const choice = (name: string, label: string, values: readonly string[]): Markup =>
  html`<label>${label} <select name="${name}"><option value="">All</option>${values.map((value) => html`<option>${value}</option>`)}</select></label>`;

// It does nothing without the script, and so it comes with it.
const filterBar = (chapters: readonly Chapter[]): Markup => {
  const ids = [...new Set(toldIn(chapters).flatMap(({ demands }) => demands))].toSorted();
  return html`<form class="filter" role="search" hidden><label>Search <input type="search" name="words" autocomplete="off"></label>
${choice("area", "Area", [...new Set(chapters.map(({ area }) => area))])}
${choice("demand", "AccessLevel", ids)}
${choice("outcome", "Outcome", ["passed", "not passed", "seen in Chromium"])}
<button type="button" name="unfold">Unfold all</button> <button type="button" name="fold">Fold all</button>
<output name="found"></output></form>`;
};

const around = (runs: readonly ReportedRun[]): Markup[] =>
  runs.flatMap(({ record }) =>
    record.aroundTheRun.map(
      (message) => html`<h2>Before or after all scenarios</h2><pre class="message">${message}</pre>`,
    ),
  );

const notPassed = (chapters: readonly Chapter[]): Markup | undefined => {
  const bad = toldIn(chapters).filter(({ instances }) => !instances.every(hasPassed));
  return bad.length === 0
    ? undefined
    : html`<section class="not-passed" aria-labelledby="not-passed"><h2 id="not-passed">What did not pass</h2><ul>${bad.map(linkTo)}</ul></section>`;
};

/** Runs as one page that needs no other file and no other host; it reads and prints without its script. */
export const reportPage = (runs: readonly ReportedRun[], facts: ReportFacts): string => {
  const chapters = chaptersOf(runs, facts.demands);
  const shown = new Set(toldIn(chapters).flatMap(({ demands }) => demands)).size;
  const title = facts.isWhole ? "What the portal does" : "What the portal does, in part";
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Guildhall: ${title}</title><style>${reportStyle}</style></head>
<body><header><h1>${title}</h1>
<p>${toldIn(chapters).length} scenarios in ${chapters.length} features show ${shown} of ${Object.keys(facts.demands).length} demands. Examples counted:</p>
<ul>${runs.map(runLine)}</ul></header>
<main>${around(runs)}${filterBar(chapters)}${notPassed(chapters)}${contents(chapters)}${chapters.map(chapterSection)}${demandsSection(chapters, facts)}</main>
<script>${new Markup(reportScript)}</script></body></html>
`.text;
};
