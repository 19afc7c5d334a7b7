import { displayDate, type CalendarDate, type DateStyle } from "../../../domain/kernel/calendar-date.ts";
import { html, type Html } from "../platform/pages/html.ts";

export type Words = string | Html | readonly Html[];

/** How a column of a table is set: the row's subject, a figure, a code, or one that narrow windows leave out. */
type Setting = "first" | "figure" | "code" | "spare" | "tick" | "figure late-figure";

/** A column: its head, and how its cells are set. */
export type Column = readonly [head: string, setting?: Setting];

const classOf = (setting: Setting | undefined): Html | undefined =>
  setting === undefined ? undefined : html` class="${setting}"`;

const cell = ([label, setting]: Column, words: Words): Html =>
  setting === "first"
    ? html`<th scope="row" class="first">${words}</th>`
    : html`<td${classOf(setting)} data-label="${label}">${words}</td>`;

/** A table; its caption is read out, not shown. */
export const table = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Words[])[],
  foot?: readonly Words[],
): Html =>
  html`<table class="cells">
      <caption class="hidden">${caption}</caption>
      <thead><tr>${columns.map(([head, setting]) => html`<th scope="col"${classOf(setting === "first" || setting === "code" ? undefined : setting)}>${head}</th>`)}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${columns.map((column, at) => cell(column, row[at] ?? ""))}</tr>`)}</tbody>
      ${foot && html`<tfoot><tr>${columns.map((column, at) => cell(column, foot[at] ?? ""))}</tr></tfoot>`}
    </table>`;

/** A part of a page under a heading. */
export const section = (id: string, heading: string, content: Words, aside?: Html): Html =>
  html`<section class="part" aria-labelledby="${id}">
      <div class="part-head"><h2 id="${id}">${heading}</h2>${aside}</div>
      ${content}
    </section>`;

/** A list of labels with their values. */
export const facts = (list: readonly (readonly [label: string, words: Words])[], look = ""): Html =>
  html`<dl class="facts ruled closed ${look}">${list.map(([label, words]) => html`<div><dt>${label}</dt><dd>${words}</dd></div>`)}</dl>`;

/** Links to the earlier and later pages of a list. */
export const pageLinks = (after: number, size: number, isMore: boolean, addressOf: (after: number) => string): Html =>
  html`<nav class="pages soft" aria-label="Pages of the list">
      ${after > 0 ? html`<a href="${addressOf(Math.max(0, after - size))}">Back</a>` : undefined}
      ${isMore ? html`<a href="${addressOf(after + size)}">Next ${String(size)}</a>` : undefined}
    </nav>`;

/** The place in a list that an address names. */
export const placeIn = (query: URLSearchParams): number =>
  Math.max(0, Number.parseInt(query.get("after") ?? "", 10) || 0);

/** The sentence of a page or part without content. */
export const empty = (what: string, why: string): Html => html`<p class="empty"><strong>${what}</strong> ${why}</p>`;

/** A table; without rows, the sentence that says so and what appears there. */
export const listTable = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Words[])[],
  [what, why]: readonly [what: string, why: string],
): Html => (rows.length === 0 ? empty(what, why) : table(caption, columns, rows));

/** A note of a finished action, with the next steps. */
export const doneNote = (what: string, way?: Html): Html =>
  html`<div class="note" role="status" tabindex="-1" autofocus><div><strong>${what}</strong></div>${way}</div>`;

/** A warning: the problem, and its meaning. */
export const warning = (what: string, words: string): Html =>
  html`<div class="note careful" role="status" tabindex="-1" autofocus><div><strong>${what}</strong><p>${words}</p></div></div>`;

export const time = (day: CalendarDate, style: DateStyle): Html =>
  html`<time datetime="${day}">${displayDate(day, style)}</time>`;

/** A status: a word with a square or a tick. */
export const state = (words: string, kind: "late" | "due" | "ready"): Html =>
  html`<span class="state ${kind}">${words}</span>`;

/** The head of a page. */
export const head = (heading: string, lede: Words, aside?: Html, running?: Html): Html =>
  html`<div class="head">
      <div>${running && html`<p class="running">${running}</p>`}<h1>${heading}</h1><p class="lede">${lede}</p></div>
      ${aside}
    </div>`;
