import { Markup } from "./markup.ts";

/** Quiet, printable, and readable in light and dark. */
export const reportStyle = new Markup(`
:root { color-scheme: light dark; --line: light-dark(#d5d9de, #3a4048); --soft: light-dark(#f4f5f7, #1d2126); --quiet: light-dark(#545c66, #a7b0ba); --good: light-dark(#1a6b3c, #7bd3a0); --bad: light-dark(#a61b1b, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: light-dark(#1c2127, #e8eaed); background: light-dark(#fff, #14171a); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.45rem; line-height: 1.25; margin: 0 0 .5rem; }
h3 { font-size: 1.12rem; margin: 1.75rem 0 .5rem; }
h4, .scenario > h3 { font-size: 1rem; margin: 0 0 .35rem; }
h3:first-child, h4:first-child { margin-top: 0; }
caption { text-align: left; font-weight: 600; font-size: .9rem; padding: .5rem 0 .2rem; }
p { margin: 0 0 .6rem; max-width: 44rem; }
a { color: light-dark(#0b57a4, #8ec5ff); }
nav ul { margin: 0; padding-left: 1.1rem; }
nav h3 { margin: 1rem 0 .25rem; }
.summary { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0 2rem; }
.summary div { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem 1rem; min-width: 8rem; }
.summary dt, .count, .place, .area { color: var(--quiet); font-size: .875rem; }
.summary dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.summary .bad dd { color: var(--bad); }
.area { margin: 0; }
section.feature { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 2px solid var(--line); }
.scenario { border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1.1rem; margin: .75rem 0; break-inside: avoid; }
.failure { border-color: var(--bad); }
.keyword { color: var(--quiet); }
.steps { list-style: none; margin: 0; padding: 0; }
.steps li { padding: .1rem 0; }
.outcome { font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.good.outcome { color: var(--good); }
.bad.outcome { color: var(--bad); }
pre { background: var(--soft); border-radius: .35rem; padding: .6rem .8rem; margin: .35rem 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
pre.message { border-left: 3px solid var(--bad); }
.wide { overflow-x: auto; margin: .35rem 0; }
table { border-collapse: collapse; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); }
.demands { margin: .75rem 0 0; font-size: .875rem; color: var(--quiet); }
.demands div { display: flex; gap: .6rem; }
.demands dt { font-weight: 600; white-space: nowrap; }
.demands dd { margin: 0; }
figure { margin: .75rem 0 0; }
img { max-width: 100%; border: 1px solid var(--line); }
@media print { body { max-width: none; padding: 0; } a { color: inherit; text-decoration: none; } section.feature { break-before: page; border-top: 0; } }
`);
