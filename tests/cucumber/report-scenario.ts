import type { PickleStepArgument, TableRow } from "@cucumber/messages";

import type { Instance, Told } from "./chapters.ts";
import { hasPassed } from "./chapters.ts";
import { grouped } from "./grouped.ts";
import { html } from "./markup.ts";
import type { Markup } from "./markup.ts";
import type { Outcome, ScenarioRecord } from "./run-record.ts";

const marks: Record<Outcome, string> = { passed: "✓", failed: "✗", pending: "…", "not reached": "–" };

const badge = (outcome: Outcome, where = ""): Markup =>
  html`<span class="outcome ${outcome === "passed" ? "good" : "bad"}">${marks[outcome]} ${outcome}${where}</span>`;

const outcomeOf = ({ core, browser }: Instance): Markup =>
  html`${core && badge(core.outcome)}${core && browser && " "}${browser && badge(browser.outcome, " in Chromium")}`;

const worstOf = (instances: readonly [Instance, ...Instance[]]): Markup =>
  outcomeOf(instances.find((instance) => !hasPassed(instance)) ?? instances[0]);

/** Paragraphs of a description. */
export const prose = (text: string): Markup[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => html`<p>${paragraph.replace(/\s*\n\s*/g, " ")}</p>`);

const table = (head: readonly string[], rows: readonly (readonly (string | Markup)[])[], caption?: string): Markup =>
  html`<div class="wide"><table>${caption !== undefined && html`<caption>${caption}</caption>`}<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

// A table whose first row is like the others has no head.
const plainTable = (rows: readonly (readonly string[])[]): Markup =>
  html`<div class="wide"><table><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

const valuesOf = (row: TableRow | undefined): readonly string[] => (row?.cells ?? []).map(({ value }) => value);

const isOutline = (text: string): boolean => text.endsWith("in this order");

const argumentOf = (text: string, argument: PickleStepArgument | undefined): Markup | undefined => {
  if (argument?.docString) return html`<pre>${argument.docString.content}</pre>`;
  if (!argument?.dataTable) return undefined;
  const rows = argument.dataTable.rows.map(({ cells }) => cells.map(({ value }) => value));
  return isOutline(text) ? plainTable(rows) : table(rows[0] ?? [], rows.slice(1));
};

/** The steps of one run, each with what became of it. */
const stepsAsRun = (run: ScenarioRecord): Markup =>
  html`<ol class="steps">${run.steps
    .filter(({ keyword, outcome }) => keyword !== "" || (outcome !== "passed" && outcome !== "not reached"))
    .map(
      ({ keyword, text, outcome, argument, message }) =>
        html`<li class="${outcome === "passed" ? "good" : "bad"}"><span class="keyword">${keyword}</span> ${text}${
          outcome !== "passed" && html` ${badge(outcome)}`
        }${argumentOf(text, argument)}${message !== undefined && html`<pre class="message">${message}</pre>`}</li>`,
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
    ({ keyword, text, argument }) =>
      html`<li><span class="keyword">${keyword}</span> ${text}${argumentOf(text, argument)}</li>`,
  )}</ol>`;
};

const examplesOf = (instances: readonly Instance[]): Markup[] =>
  [...grouped(instances, ({ told: { examples } }) => String(examples?.location.line ?? "")).values()].map((those) => {
    const { examples } = those[0].told;
    const name = examples?.name ?? "";
    return html`${prose(examples?.description ?? "")}${table(
      [...valuesOf(examples?.tableHeader), "Outcome"],
      those.map((instance) => [...valuesOf(instance.told.example), outcomeOf(instance)]),
      name === "" ? "Examples" : name,
    )}`;
  });

const failed = (instances: readonly Instance[]): readonly ScenarioRecord[] =>
  instances.flatMap(({ core, browser }) =>
    [core, browser].flatMap((record) => (record && record.outcome !== "passed" ? [record] : [])),
  );

const failures = (instances: readonly Instance[]): Markup[] =>
  failed(instances).map(
    (record) =>
      html`<div class="failure"><p class="place">${record.uri}, line ${record.line}</p>${stepsAsRun(record)}${
        record.screen !== undefined && html`<p>The screen said</p><pre>${record.screen}</pre>`
      }</div>`,
  );

const pictures = (instances: readonly Instance[]): Markup[] =>
  instances.flatMap(({ told, browser }) =>
    (browser?.pictures ?? []).map(
      (
        picture,
      ) => html`<details class="picture" open><summary>The screen at the end${told.example && html`: ${valuesOf(told.example).join(", ")}`}</summary>
<img src="${picture}" alt="The screen at the end of the scenario" loading="lazy"></details>`,
    ),
  );

/** A scenario, folded together under its name. */
export const scenarioSection = ({ instances, anchor, demands }: Told): Markup => {
  const [{ told }] = instances;
  const isSeen = instances.some(({ browser }) => browser);
  const isGood = instances.every(hasPassed);
  const hasExamples = told.scenario.examples.length > 0;
  return html`<details class="scenario" id="${anchor}" data-demands="${demands.join(" ")}" data-outcome="${isGood ? "passed" : "not passed"}" data-seen="${isSeen ? "yes" : "no"}" open>
<summary><h4>${told.scenario.name}</h4> ${worstOf(instances)}</summary>
${prose(told.scenario.description)}${hasExamples ? [stepsAsWritten(told), ...examplesOf(instances)] : isGood && stepsAsRun(told)}${failures(instances)}${pictures(instances)}
${demands.length > 0 && html`<p class="demands">Shows ${demands.map((id) => html`<a href="#${id}">${id}</a> `)}</p>`}</details>`;
};
