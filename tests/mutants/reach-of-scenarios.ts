// Planted among the steps of a sandbox: notes which mutants each scenario reaches, and ends at the first failure
// when one is awake.
import { appendFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { After, AfterAll, Before, BeforeAll, Status } from "@cucumber/cucumber";
import { readScreenModules } from "../actors/dom/screen-modules.ts";

interface Namespace {
  currentTestId?: string | undefined;
  readonly mutantCoverage?: { readonly static: object; readonly perTest: Readonly<Record<string, object>> };
}

const namespace = ((globalThis as { __stryker__?: Namespace }).__stryker__ ??= {});
const { MUTANTS_REACH: noted, __STRYKER_ACTIVE_MUTANT__: awake } = process.env;

// What a module says as it is loaded is everybody's, and not of the scenario that happens to be the first to want it.
BeforeAll({ timeout: 120_000 }, async () => {
  if (noted === undefined) return;
  await readScreenModules();
  await import("../actors/core.ts");
  for (const file of globSync("ui/{!(boot|composition),composition/areas,composition/modules}/**/*.{ts,tsx}")) await import(join(process.cwd(), file));
});

Before(({ pickle }) => {
  namespace.currentTestId = `${pickle.uri}:${String(pickle.location?.line)}`;
});

After(({ result }) => {
  // Of two threads, the other then ends as well.
  if (awake !== undefined && result?.status === Status.FAILED) process.exit(1);
  const name = namespace.currentTestId ?? "";
  namespace.currentTestId = undefined;
  if (noted === undefined) return;
  const reached = Object.keys(namespace.mutantCoverage?.perTest[name] ?? {});
  appendFileSync(noted, `${JSON.stringify({ name, reached })}\n`);
});

AfterAll(() => {
  if (noted !== undefined) appendFileSync(noted, `${JSON.stringify({ reached: Object.keys(namespace.mutantCoverage?.static ?? {}) })}\n`);
});
