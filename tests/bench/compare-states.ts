import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Page } from "playwright-core";

import { builtPortal } from "../actors/served-trial.ts";
import { serialise, serveBareDashboard } from "./bare-react.ts";
import { openDeployment } from "./deployment.ts";
import { median } from "./median.ts";
import type { PageLoad } from "./page-load.ts";
import { loadTwice, states, visitStates, type State } from "./states.ts";
import { openUnwatched } from "./unwatched.ts";

const readyIn = (loads: readonly PageLoad[]): number => median(loads.map(({ ready }) => ready));

/** Every state of a visit, compared with the same dashboard by React alone. */
export const compareStates = async (dashboard: Page, runs: number) => {
  const html = await readFile(join(builtPortal, "index.html"), "utf8");
  const [styles = ""] = /<style>[\s\S]*?<\/style>/.exec(html) ?? [];
  const elements = await dashboard.locator("#root").evaluate(serialise);
  const [bareSite, deployment, chromium] = await Promise.all([
    serveBareDashboard(elements, styles),
    openDeployment(),
    openUnwatched(),
  ]);
  const bare: PageLoad[] = [];
  const bareReload: PageLoad[] = [];
  const visits: Readonly<Record<State, PageLoad>>[] = [];
  // Alternates, so other load on the machine affects all equally.
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visitStates(chromium, deployment, { isSlow: true, word: `Dashboard ${run}` }));
    const { first, reload } = await loadTwice(chromium, bareSite.url);
    bare.push(first);
    bareReload.push(reload);
  }
  bareSite.close();
  await Promise.all([deployment.close(), chromium.close()]);

  const row = (state: string, loads: readonly PageLoad[], yardstick: readonly PageLoad[]) => ({
    state,
    ms: Math.round(readyIn(loads)),
    "to bare React": Number((readyIn(loads) / readyIn(yardstick)).toFixed(2)),
    kB: Number((median(loads.map(({ bytes }) => bytes)) / 1000).toFixed(1)),
    requests: median(loads.map(({ requests }) => requests.length)),
    shift: Math.max(...loads.map(({ shift }) => shift)).toFixed(3),
  });
  // With and without an empty cache, each compared with React in the same case.
  const startsEmpty = (state: State): boolean => state === states[0] || state === states[1];
  return [
    row("bare React, empty cache", bare, bare),
    row("bare React, reload", bareReload, bareReload),
    ...states.map((state) => {
      const loads = visits.map((visit) => visit[state]);
      return row(state, loads, startsEmpty(state) ? bare : bareReload);
    }),
  ];
};
