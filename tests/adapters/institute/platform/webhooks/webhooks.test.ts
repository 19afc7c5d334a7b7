import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import fastify from "fastify";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import * as z from "zod";

import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { webhookPayload, type WebhookPayload } from "../../../../../adapters/contract/webhooks.contract.ts";
import { measure } from "../../../../../adapters/institute/main/metrics.ts";
import { createLog } from "../../../../../adapters/institute/platform/logging.ts";
import { WebhookDelivery } from "../../../../../adapters/institute/platform/webhooks/delivery.ts";
import { webhookHealth } from "../../../../../adapters/institute/platform/webhooks/webhook-outbox.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { freePort } from "../../../support/free-port.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const minute = 60_000;
/**
 * Time of the events. In the past, so the last delivery happens now: receivers compare a message's time with their
 * clock.
 */
const start = Date.now() - 24 * 60 * minute;
const year = new Date(start).getFullYear();

/** A receiver that checks signatures by the specification; rejects everything while it is down. */
const receiver = async () => {
  const taken: { readonly id: string; readonly payload: WebhookPayload }[] = [];
  const state = { isDown: false, tries: 0 };
  const webhook = new Webhook(secret);
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (piece: Buffer) => (text += piece.toString("utf8")));
    request.on("end", () => {
      state.tries += 1;
      if (state.isDown) return void response.writeHead(503).end();
      const payload = z.parse(webhookPayload, webhook.verify(text, request.headers as Record<string, string>));
      taken.push({ id: String(request.headers["webhook-id"]), payload });
      response.writeHead(204).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { taken, state, url: `http://127.0.0.1:${String(port)}/events`, close };
};

const askForWaiver = async (institute: TestInstitute, month: string) => {
  const body = {
    year,
    startDate: `${year}-${month}-01`,
    endDate: `${year}-${month}-20`,
    reasonCode: "ILLNESS",
    reasonLabel: "Illness or injury",
    adjustmentType: "waiver",
  };
  return (
    (await ask(institute, "Priya", requestWaiver, { headers: { "idempotency-key": `waiver-in-${month}` }, body }))
      .answer.reference ?? ""
  );
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh, { now: () => new Date(start) });

  /** An institute with an empty outbox, and its delivery at a fixed time. */
  const opened = async () => {
    const institute = await atFirst();
    await institute.database.deleteFrom("webhookMessages").execute();
    const hook = await receiver();
    const clock = { at: start };
    const parts = {
      database: institute.database,
      log: createLog("silent"),
      now: () => new Date(clock.at),
      url: hook.url,
      secret,
    };
    // Two processes deliver at the same moments.
    const senders = [new WebhookDelivery(parts), new WebhookDelivery(parts)];
    const deliver = async () => void (await Promise.all(senders.map((sender) => sender.deliver())));
    return { institute, hook, clock, deliver };
  };

  describe("a webhook", () => {
    it("receives each event once, signed, and each person's events in order (SENT-05)", async () => {
      const { institute, hook, clock, deliver } = await opened();
      const registrar = registrarAt(institute.database, {}, new Date(start));
      const reference = await askForWaiver(institute, "02");
      await registrar("show", reference);
      await registrar("decide", reference, "--grant", "--apply");
      const later = registrarAt(institute.database, {}, new Date(start + 10 * minute));
      await later("reopen", reference, "--reason", "a mistake", "--apply");
      clock.at = Date.now();
      await deliver();
      await deliver();
      expect(hook.taken.map(({ payload }) => payload.type)).toEqual([
        "submission.received",
        "submission.read",
        "submission.decided",
        "submission.reopened",
      ]);
      expect(hook.taken[2]?.payload.data).toMatchObject({
        reference,
        customerId: institute.person("Priya").customerId,
        verdict: "grant",
        by: "registrar: A. Clerk",
      });
      expect(new Set(hook.taken.map(({ id }) => id)).size).toBe(4);
      await hook.close();
    });

    it("hears of a decision when it can no longer be undone, and of none that was undone (DESK-03)", async () => {
      const { institute, hook, clock, deliver } = await opened();
      const registrar = registrarAt(institute.database, {}, new Date(Date.now() - 9 * minute));
      const [undone, kept] = [await askForWaiver(institute, "02"), await askForWaiver(institute, "04")];
      await registrar("decide", undone, "--grant", "--apply");
      await registrar("reopen", undone, "--apply");
      await registrar("decide", kept, "--grant", "--apply");
      const heard = () =>
        hook.taken.map(({ payload }) => [payload.type, "reference" in payload.data && payload.data.reference]);
      clock.at = Date.now();
      await deliver();
      await deliver();
      const both = [
        ["submission.received", undone],
        ["submission.received", kept],
      ];
      expect(heard()).toEqual(both);
      clock.at = Date.now() + 2 * minute;
      await deliver();
      expect(heard()).toEqual([...both, ["submission.decided", kept]]);
      await hook.close();
    });

    it("that is down for a while loses nothing, in order, without delaying other customers' messages (SENT-05)", async () => {
      const { institute, hook, clock, deliver } = await opened();
      const registrar = registrarAt(institute.database, {}, new Date(start));
      hook.state.isDown = true;
      const reference = await askForWaiver(institute, "02");
      await registrar("decide", reference, "--grant", "--apply");
      for (const minutes of [0, 1, 7, 40]) {
        clock.at = start + minutes * minute;
        await deliver();
      }
      expect(hook.taken).toEqual([]);
      const health = await webhookHealth(institute.database);
      expect(health).toMatchObject({ waiting: 2, givenUp: 0 });
      expect(health.failingSince).toBeDefined();

      hook.state.isDown = false;
      clock.at = start + 24 * 60 * minute;
      await deliver();
      expect(hook.taken.map(({ payload }) => payload.type)).toEqual(["submission.received", "submission.decided"]);
      expect(await webhookHealth(institute.database)).toEqual({ waiting: 0, givenUp: 0, failingSince: undefined });
      await hook.close();
    });

    it("is sent what waits since a start with a fast clock (REAL-09)", async () => {
      const { institute, hook, clock, deliver } = await opened();
      hook.state.isDown = true;
      await askForWaiver(institute, "02");
      clock.at = start - 10 * 24 * 60 * minute;
      await deliver();
      expect(hook.state.tries).toBe(1);
      await hook.close();
    });

    it("that is down for more than three days loses each message, which is reported (SENT-05)", async () => {
      const { institute, hook, clock, deliver } = await opened();
      hook.state.isDown = true;
      await askForWaiver(institute, "02");
      for (let hours = 0; hours <= 24 * 5; hours += 1) {
        clock.at = start + hours * 60 * minute;
        await deliver();
      }
      expect(await webhookHealth(institute.database)).toMatchObject({ waiting: 0, givenUp: 1 });
      expect(hook.state.tries).toBeLessThan(15);
      await hook.close();
    });

    it("failing shows in /readyz and in the metrics, and the server stays ready (SENT-05)", async () => {
      const { institute: seeded, hook, clock, deliver } = await opened();
      hook.state.isDown = true;
      await askForWaiver(seeded, "02");
      for (const minutes of [1, 10]) {
        clock.at = start + minutes * minute;
        await deliver();
      }
      const [metrics, port] = [
        measure(fastify(), { database: seeded.database, hasWebhook: true, now: () => new Date(clock.at) }),
        await freePort(),
      ];
      await metrics.listen(port, "127.0.0.1");
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      await metrics.close();
      const told = await registrarAt(
        seeded.database,
        { WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret },
        new Date(clock.at),
      )("status");
      expect(told).toMatch(/Webhook: failing since .+; 1 message waiting, 0 failed\./);
      expect(text).toContain('guildhall_webhook_messages{state="waiting"} 1');
      expect(Number(/^guildhall_webhook_failing_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(500);
      await hook.close();
    });
  });

  it("shows its state in /readyz, where configured (SENT-05)", async () => {
    const institute = await openInstitute(await fresh(), { webhook: { url: "http://127.0.0.1:9/events", secret } });
    const { statusCode, body } = await institute.app.inject("/readyz");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ status: "ready", webhook: { status: "working" } });
    await institute.close();
  });
});
