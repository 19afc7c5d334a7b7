import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { headers as contractHeaders } from "../../../../../adapters/contract/headers.ts";
import { maxEvidenceBytes } from "../../../../../domain/evidence/evidence-limits.ts";
import { firstDayFile } from "../../../support/first-day.ts";
import { freePort } from "../../../support/free-port.ts";
import { openInstitute } from "../../../support/open-institute.ts";
import { sampleJpeg, segment } from "../../../support/sample-files.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const comment = segment(0xfe, Buffer.alloc(65_533));
/** A photo of about so many megabytes. */
const photoOf = (megabytes: number) =>
  sampleJpeg({ beside: Array.from({ length: Math.floor(megabytes * 15.9) }, () => comment) });

describe("an answer that is known before the body arrived", () => {
  let institute: TestInstitute;
  let port = 0;
  let path = "";
  let own: Readonly<Record<string, string>>;
  beforeAll(async () => {
    institute = await openInstitute(await firstDayFile());
    port = await freePort();
    await institute.listen(port, "127.0.0.1");
    const { customerId } = institute.person("Maya");
    path = `/api/customers/${customerId}/evidence?name=photo.jpg`;
    own = {
      authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
      [contractHeaders.clientId]: "guildhall-portal",
      "content-type": "application/octet-stream",
    };
  });
  afterAll(() => institute.close());

  /** Sends a whole body, as browsers do, before it reads the answer; rejects when the connection closes meanwhile. */
  const send = (body: Buffer, further: Readonly<Record<string, string>> = {}, to = path) =>
    new Promise<{ readonly status: number | undefined; readonly text: string }>((resolve, reject) => {
      const headers = { ...own, "idempotency-key": crypto.randomUUID(), ...further, "content-length": body.length };
      const sent = request({ host: "127.0.0.1", port, path: to, method: "POST", headers });
      let isSent = false;
      sent.on("error", reject);
      sent.on("response", (response) => {
        if (!isSent) reject(new Error(`answered ${response.statusCode} before the body had arrived`));
        let text = "";
        response.on("data", (piece: Buffer) => (text += piece.toString()));
        response.on("end", () => resolve({ status: response.statusCode, text }));
      });
      sent.end(body, () => (isSent = true));
    });

  it.each([0.05, 2, 4, 8, 9.9])("reaches a sender who repeats a file of %d MB (LOG-02)", async (megabytes) => {
    const photo = photoOf(megabytes);
    expect(photo.length).toBeLessThan(maxEvidenceBytes);
    const key = { "idempotency-key": `a-photo-of-${String(megabytes * 100)}` };
    const first = await send(photo, key);
    const second = await send(photo, key);
    expect([first.status, second]).toEqual([201, first]);
  });

  it.each([
    ["whose session has ended", { authorization: "Bearer ended" }, 401],
    ["of another kind", { "content-type": "image/jpeg" }, 415],
    ["without a key", { "idempotency-key": "" }, 400],
  ])("reaches a sender %s", async (_, further, status) => {
    expect((await send(photoOf(8), further)).status).toBe(status);
  });

  it("reaches a sender whose file is too large, and says how large one may be", async () => {
    const { status, text } = await send(Buffer.alloc(maxEvidenceBytes + 1));
    expect([status, text]).toEqual([413, expect.stringContaining("larger than 10 MB")]);
  });

  it("reaches a sender of another call whose body is too large, and says how large one may be", async () => {
    const sent = await send(Buffer.alloc(4_000_000, " "), { "content-type": "application/json" }, "/api/reports");
    expect([sent.status, sent.text]).toEqual([413, expect.stringContaining("larger than 16 KB")]);
  });

  /** Sends a refused request whose body does not end; resolves with what is answered, once the connection is closed. */
  const sendEndlessly = async (head: string, piece: Buffer): Promise<{ heard: string; taken: number }> => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    let heard = "";
    let taken = 0;
    socket.on("data", (answer: Buffer) => (heard += answer.toString()));
    socket.on("error", () => undefined);
    const closed = new Promise((resolve) => {
      socket.once("close", resolve);
    });
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\n${head}\r\n\r\n`);
    const goOn = (): void => {
      while (!socket.destroyed && taken < 200_000_000) {
        taken += piece.length;
        if (!socket.write(piece)) return;
      }
    };
    socket.on("drain", goOn);
    goOn();
    await closed;
    return { heard, taken };
  };

  it("closes the connection of a stranger who goes on sending", async () => {
    const piece = Buffer.from(`10000\r\n${"a".repeat(0x1_00_00)}\r\n`);
    const { heard, taken } = await sendEndlessly("transfer-encoding: chunked", piece);
    expect(heard).toMatch(/^HTTP\/1.1 401 [^]*connection: close/);
    expect(taken).toBeLessThan(3 * maxEvidenceBytes);
  });

  it("closes one of nine connections of one network whose bodies are waited for, not the others", async () => {
    const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/octet-stream\r\ncontent-length: 9\r\n\r\n`;
    const sockets = Array.from({ length: 9 }, () => connect(port, "127.0.0.1"));
    const answers: string[] = [];
    const answered = sockets.map(async (socket) => {
      socket.write(head);
      const [answer] = (await once(socket, "data")) as [Buffer];
      answers.push(answer.toString());
      socket.destroy();
    });
    await Promise.race(answered);
    for (const socket of sockets) socket.write("123456789");
    await Promise.all(answered);
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 401"))).toHaveLength(9);
    expect(answers.map((answer) => answer.includes("connection: close"))).toEqual(
      answers.map((_, index) => index === 0),
    );
  });
});
