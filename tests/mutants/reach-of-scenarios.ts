// Planted among the steps of a sandbox: notes which mutants each scenario reaches, and ends at the first failure
// when one is awake.
import { appendFileSync } from "node:fs";
import { After, AfterAll, Before, Status } from "@cucumber/cucumber";

interface Namespace {
  currentTestId?: string | undefined;
  readonly mutantCoverage?: { readonly static: object; readonly perTest: Readonly<Record<string, object>> };
}

const namespace = ((globalThis as { __stryker__?: Namespace }).__stryker__ ??= {});
const { MUTANTS_REACH: noted, __STRYKER_ACTIVE_MUTANT__: awake, CUCUMBER_WORKER_ID: worker } = process.env;

Before(({ pickle }) => {
  namespace.currentTestId = `${pickle.uri}:${String(pickle.location?.line)}`;
});

After(({ result }) => {
  // One of several processes that ended would be taken for one that had no more to do.
  if (awake !== undefined && result?.status === Status.FAILED && worker === undefined) process.exit(1);
  const name = namespace.currentTestId ?? "";
  namespace.currentTestId = undefined;
  if (noted === undefined) return;
  const reached = Object.keys(namespace.mutantCoverage?.perTest[name] ?? {});
  appendFileSync(noted, `${JSON.stringify({ name, reached })}\n`);
});

AfterAll(() => {
  if (noted !== undefined) appendFileSync(noted, `${JSON.stringify({ reached: Object.keys(namespace.mutantCoverage?.static ?? {}) })}\n`);
});
