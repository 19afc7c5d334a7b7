import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { listEvidence, uploadEvidence } from "../../../../../adapters/contract/evidence.contract.ts";
import { maxEvidenceBytes } from "../../../../../domain/evidence/evidence-limits.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { freePort } from "../../../support/free-port.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";
import { sampleJpeg, samplePdf, segment } from "../../../support/sample-files.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const twoGigabytes = 2 * 1024 ** 3;
const piece = Buffer.alloc(256 * 1024, samplePdf());

describe("an attack with files over a socket (LOG-02)", () => {
  let institute: TestInstitute;
  let port = 0;
  beforeAll(async () => {
    institute = await openInstitute(await firstDayFile());
    port = await freePort();
    await institute.listen(port, "127.0.0.1");
  });
  afterAll(() => institute.close());

  const headersOf = async (who: string, key: string, further: Readonly<Record<string, string>>) => ({
    host: `127.0.0.1:${port}`,
    authorization: `Bearer ${await institute.accessTokenFor(institute.person(who).customerId)}`,
    "x-client-id": "guildhall-portal",
    "content-type": "application/octet-stream",
    "idempotency-key": key,
    ...further,
  });
  const onDisk = (): Promise<string[]> => readdir(institute.evidenceFolder).catch(() => []);
  const pathOf = (who: string) => `/api/customers/${institute.person(who).customerId}/evidence?name=a.pdf`;

  /** Sends as much of 2 GB as the server takes; returns how much that was, and the answer. */
  const flood = async (further: Readonly<Record<string, string>>, isChunked: boolean) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    let heard = "";
    let isOpen = true;
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.on("error", () => undefined);
    let goOn = (): void => undefined;
    const drained = () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      });
    socket.on("drain", () => goOn());
    socket.on("close", () => {
      isOpen = false;
      goOn();
    });
    const lines = Object.entries(await headersOf("Maya", crypto.randomUUID(), further));
    socket.write(
      `POST ${pathOf("Maya")} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
    const whole = isChunked
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
      : piece;
    let taken = 0;
    while (isOpen && taken < twoGigabytes) {
      if (!socket.write(whole)) await drained();
      taken += piece.length;
    }
    if (isOpen) await drained();
    return { taken, heard };
  };

  it.each([
    ["says its length", { "content-length": String(twoGigabytes) }, false],
    ["says no length", { "transfer-encoding": "chunked" }, true],
  ] as const)("with a body of 2 GB that %s is cut off, and nothing of it stays", async (_, further, isChunked) => {
    const before = { memory: process.memoryUsage().arrayBuffers, files: await onDisk() };
    const { taken, heard } = await flood(further, isChunked);
    expect(heard).toMatch(/^HTTP\/1.1 413 /);
    expect(heard).toContain("EVIDENCE_TOO_LARGE");
    // What the buffers of the two ends hold comes on top.
    expect(taken).toBeLessThan(3 * maxEvidenceBytes);
    expect(process.memoryUsage().arrayBuffers - before.memory).toBeLessThan(4 * maxEvidenceBytes);
    expect(await onDisk()).toEqual(before.files);
  });

  it("that breaks off leaves nothing, and can be begun again under the same key", async () => {
    const before = await onDisk();
    const socket = connect(port, "127.0.0.1");
    const lines = Object.entries(await headersOf("Maya", "one-upload-of-hers", { "content-length": "5000" }));
    socket.write(
      `POST ${pathOf("Maya")} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n%PDF-`,
    );
    await vi.waitFor(async () => expect((await onDisk()).length).toBe(before.length + 1), { timeout: 10_000 });
    socket.destroy();
    await vi.waitFor(async () => expect(await onDisk()).toEqual(before), { timeout: 10_000 });
    const headers = { "idempotency-key": "one-upload-of-hers" };
    const again = { query: { name: "a.pdf" }, bytes: samplePdf(), headers };
    expect((await ask(institute, "Maya", uploadEvidence, again)).status).toBe(201);
  });

  it("with fifty files at once slows nobody down, and all of them are answered", async () => {
    const before = await onDisk();
    const people = ["Maya", "Owen", "Fiona", "Priya", "Stella", "Ada", "Rita", "Grace", "Amir", "Olga"];
    const comment = segment(0xfe, Buffer.alloc(65_533));
    const photo = sampleJpeg({ beside: Array.from({ length: 15 }, () => comment) });
    const uploads = people.flatMap((who) =>
      [1, 2, 3, 4, 5].map(async (number) => {
        const headers = await headersOf(who, `${who}-${number}-upload`, {});
        const response = await fetch(`http://127.0.0.1:${port}${pathOf(who)}`, {
          method: "POST",
          headers,
          body: new Uint8Array(photo),
        });
        await response.arrayBuffer();
        return response.status;
      }),
    );
    const others: number[] = [];
    let isUnderWay = true;
    const watch = (async () => {
      while (isUnderWay) {
        const { status } = await ask(institute, "Frank", listEvidence);
        others.push(status);
      }
    })();
    const statuses = await Promise.all(uploads);
    isUnderWay = false;
    await watch;
    const stored = statuses.filter((status) => status === 201).length;
    // A person sends four at a time; the fifth is asked to wait.
    expect(stored).toBeGreaterThanOrEqual(40);
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    expect(new Set(others)).toEqual(new Set([200]));
    expect((await onDisk()).length - before.length).toBe(stored);
  });
});
