import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { startServer, stopServer } from "../adapters/support/server.ts";
import { openChromium } from "../browser/chromium.ts";
import { openWindow } from "../browser/portal-pages.ts";
import { inFolder } from "../torture/stage.ts";
import { compareStates } from "./compare-states.ts";
import { measureGrowth } from "./growth.ts";
import { measureUse } from "./in-use.ts";
import { measureBesidePaper } from "./paper.ts";
import { measureReleases } from "./releases.ts";
import { measureShift } from "./shift.ts";
import { visitTwice } from "./visits.ts";

// `npm run bench`: performance of the portal as ratios to a baseline measured in the same run.

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: "string", default: "." } },
});
const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);

await inFolder(async (folder) => {
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const browser = await openChromium();
  const { url } = server;
  const openDashboard = () => openWindow(browser, url, "maya.member", { viewport: { width: 412, height: 823 } });
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    states: async () => console.table(await compareStates(await openDashboard(), runs)),
    paper: async () => console.table(await measureBesidePaper()),
    visits: async () => console.table(await visitTwice(await openDashboard())),
    use: async () => {
      const { script, memory } = await measureUse(browser, await openDashboard());
      console.table(script);
      console.table(memory);
    },
    shift: async () => {
      const { pages, flows } = await measureShift(browser, url);
      console.table(pages.flat());
      console.table(flows.flat());
    },
  };
  const onlyByName: typeof parts = {
    // Takes some minutes, mostly for storing the people.
    growth: async () => console.table(await measureGrowth([1_000, 200_000], 10 * runs)),
    releases: async () => console.table(await measureReleases(resolve(values.beside), runs)),
  };
  const all = { ...parts, ...onlyByName };
  const unknown = words.filter((word) => !(word in all) && !/^\d+$/.test(word));
  const named = Object.entries(all).filter(([part]) => words.includes(part));
  try {
    if (unknown.length > 0) {
      console.error(`There is no part ${unknown.join(", ")}. The parts are ${Object.keys(all).join(", ")}.`);
      process.exitCode = 1;
    } else for (const [, measure] of named.length === 0 ? Object.entries(parts) : named) await measure();
  } finally {
    await browser.close();
    await stopServer(server);
  }
});
