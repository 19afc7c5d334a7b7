import { Markup } from "./markup.ts";

/** Quiet, printable, and readable in light and dark. */
export const reportStyle = new Markup(`
:root { color-scheme: light dark; --line: light-dark(#d5d9de, #3a4048); --soft: light-dark(#f4f5f7, #1d2126); --quiet: light-dark(#545c66, #a7b0ba); --good: light-dark(#1a6b3c, #7bd3a0); --bad: light-dark(#a61b1b, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: light-dark(#1c2127, #e8eaed); background: light-dark(#fff, #14171a); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.45rem; line-height: 1.25; margin: 0 0 .5rem; }
h3 { font-size: 1.12rem; margin: 1.5rem 0 .5rem; }
h4 { font-size: 1rem; margin: 0; font-weight: 600; }
summary { cursor: pointer; padding: .3rem 0; }
summary h2, summary h4 { display: inline; }
caption { text-align: left; font-weight: 600; font-size: .9rem; padding: .5rem 0 .2rem; }
p { margin: 0 0 .6rem; max-width: 44rem; }
a { color: light-dark(#0b57a4, #8ec5ff); }
ul { margin: 0 0 .6rem; padding-left: 1.1rem; }
[hidden] { display: none !important; }
.filter { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; padding: .75rem 0; margin: 1rem 0; background: light-dark(#fff, #14171a); border-bottom: 1px solid var(--line); }
.filter label { display: grid; font-size: .875rem; color: var(--quiet); }
.filter input, .filter select, .filter button { font: inherit; padding: .25rem .5rem; }
.filter output { flex-basis: 100%; font-size: .875rem; color: var(--quiet); }
.areas { list-style: none; padding: 0; columns: 18rem; }
.areas > li { break-inside: avoid; margin-bottom: .5rem; }
.count, .place { color: var(--quiet); font-size: .875rem; font-weight: 400; }
details.feature, .demands-list { margin-top: .75rem; padding-top: .75rem; border-top: 2px solid var(--line); scroll-margin-top: 8rem; }
.scenario { border: 1px solid var(--line); border-radius: .5rem; padding: .4rem 1rem; margin: .5rem 0; scroll-margin-top: 8rem; }
.scenario[open] { padding-bottom: .9rem; }
.failure { border-left: 3px solid var(--bad); padding-left: .9rem; margin: .5rem 0; }
:target { outline: 2px solid light-dark(#0b57a4, #8ec5ff); outline-offset: 2px; }
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
.demands-list dl > div { display: flex; gap: .75rem; padding: .35rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 8rem; }
.demands-list dt { font-weight: 600; white-space: nowrap; min-width: 5rem; }
.demands-list dd { margin: 0; }
.picture { margin-top: .6rem; }
img { max-width: 100%; border: 1px solid var(--line); }
@media (max-width: 48rem) { .filter { position: static; } }
@media print { body { max-width: none; padding: 0; } a { color: inherit; text-decoration: none; } .filter { display: none; } .scenario { break-inside: avoid; } details::details-content { content-visibility: visible; block-size: auto; } }
`);
