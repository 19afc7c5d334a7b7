import { describe, expect, test } from "vitest";

import { sendingKeyOf } from "../../../application/shell/session-keys.ts";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import { errorScreenOf, hidesFrame, takesOver } from "../../../domain/shell/failure.ts";
import { CONTENT, CUSTOMER, FAILURES } from "../../../ui/composition/container/modules/shell.ts";
import { anyProfile } from "../support/any-profile.ts";
import { endsSession, failuresUnder, faults, isNotOffered } from "../support/faults.ts";
import type { Fault } from "../support/faults.ts";
import { ends, FaultyLine } from "../support/faulty-line.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { flows, portalOn, resources } from "../support/portal.ts";
import type { Portal } from "../support/portal.ts";
import { TrialIdentity } from "../support/trial-identity.ts";

/** The whole portal on a faulty line. */
const portalUnder = async (fault: Fault, stored = new Map<string, string>()) => {
  const line = new FaultyLine(fault);
  const identity = new TrialIdentity("4711007");
  identity.renewal = fault.renewal ?? "refused";
  const portal = await portalOn({ fetch: line.fetch, tab: memoryTab(stored), identity });
  // Pages and their services require a loaded profile.
  portal.container.get(CUSTOMER).profile.setValue(anyProfile);
  return { ...portal, line };
};

const screenAfter = (name: string, status: Parameters<typeof errorScreenOf>[0], correlationId: unknown) =>
  takesOver(name) ? { screen: errorScreenOf(status), correlationId, isTakeOver: hidesFrame(name) } : undefined;

const contents = Object.keys(contentDocuments).map((name) => ({
  title: `the document ${name}`,
  of: ({ container }: Portal) => container.get(CONTENT).page(name as ContentName),
}));
const fetched = [...resources, ...contents];

describe(`${fetched.length} resources of services × ${faults.length} faults = ${fetched.length * faults.length} cases`, () => {
  describe.each(fetched)("$title", ({ title, of }) => {
    test.each(faults)("$name: settles, and shows the failure's own screen", async (fault) => {
      const portal = await portalUnder(fault);
      const resource = of(portal);
      expect(await ends(resource.load(), portal.clock)).toBe(true);
      expect(resource.isSettled).toBe(true);

      const status = fault.status(portal.line.first.call);
      expect(resource.hasFailed).toBe(status !== undefined);
      // A flow with two calls may meet the fault in each.
      const made = new Set(portal.line.made.map(({ headers }) => headers["x-correlation-id"])).size;
      expect(portal.line.reports).toHaveLength(failuresUnder(fault, portal.line.first.call).length * made);
      const correlationId = portal.line.first.headers["x-correlation-id"];
      // Each page decides how to show a failed statement.
      expect(portal.container.get(FAILURES).shown).toEqual(
        status === undefined || title.endsWith(".statement") || isNotOffered(fault, portal.line.first.call)
          ? undefined
          : screenAfter(portal.line.firstReport.name, status, correlationId),
      );
      const isOver = endsSession(fault);
      expect(portal.identity.asked.filter((asked) => asked === "show logged out")).toHaveLength(isOver ? 1 : 0);

      // Reload recovers from every failure.
      if (isOver) return;
      portal.line.mend();
      await resource.load();
      expect(resource.state.status).toBe("loaded");
    });
  });
});

describe(`${flows.length} flows × ${faults.length} faults = ${flows.length * faults.length} cases`, () => {
  describe.each(flows)("$title", ({ of }) => {
    test.each(faults)("$name: shows the outcome, and keeps the payload unless it was accepted", async (fault) => {
      const stored = new Map<string, string>();
      const portal = await portalUnder(fault, stored);
      const flow = of(portal);
      flow.answer({});
      // A draft with a submission of unknown outcome retries it, regardless of the answers.
      for (const [key, draft] of stored)
        if (key.includes("draft.")) {
          stored.set(key, JSON.stringify({ ...(JSON.parse(draft) as object), key: "k-1", sending: {} }));
          stored.set(sendingKeyOf(key.split(".").at(-1) ?? ""), "yes");
        }
      const resumed = await portalUnder(fault, stored);
      expect(await ends(of(resumed).resume(), resumed.clock)).toBe(true);

      const call = resumed.line.made.find(({ headers }) => headers["idempotency-key"] === "k-1")?.call;
      if (!call) throw new Error("Nothing was sent again by the key that was kept.");
      const status = fault.status(call);
      expect(of(resumed).submission.status).toBe(status === undefined ? "done" : "failed");
      expect(resumed.container.get(FAILURES).shown).toBeUndefined();
      const draft = [...stored].find(([key]) => key.includes("draft."))?.[1];
      if (status === undefined) expect(draft).toBeUndefined();
      else if (status !== 401) expect(JSON.parse(draft ?? "{}")).toMatchObject({ key: "k-1" });
    });
  });
});
