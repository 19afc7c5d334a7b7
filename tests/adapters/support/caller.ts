import { once } from "node:events";
import { connect } from "node:net";

import { declarationAnswers } from "./declaring.ts";
import type { TestInstitute } from "./test-institute.ts";

/** A customer who uses the real server over a socket. */
export class Caller {
  readonly #address: string;
  readonly #port: number;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(customerId: string, port: number, token: string) {
    this.#address = `/api/customers/${customerId}`;
    this.#port = port;
    this.#headers = {
      authorization: `Bearer ${token}`,
      "x-client-id": "guildhall-portal",
      "idempotency-key": `declaration-of-${customerId}`,
    };
  }

  static async of(institute: TestInstitute, customerId: string, port: number): Promise<Caller> {
    return new Caller(customerId, port, await institute.accessTokenFor(customerId));
  }

  async overview(): Promise<unknown> {
    const response = await fetch(`http://localhost:${this.#port}${this.#address}/cpds/overview`, {
      headers: this.#headers,
    });
    return response.json();
  }

  async yearToDeclare(): Promise<number> {
    return ((await this.overview()) as { year: number }).year;
  }

  /** Declares a year; returns the first declaration's reference, even for repeats. */
  async declare(year: number): Promise<string> {
    const response = await fetch(`http://localhost:${this.#port}${this.#address}/cpds/submissions`, {
      method: "POST",
      headers: { ...this.#headers, "content-type": "application/json" },
      body: JSON.stringify({ year, ...declarationAnswers }),
    });
    const answer = (await response.json()) as { reference?: string };
    if (response.status !== 201 || answer.reference === undefined) throw new Error(`answered ${response.status}`);
    return answer.reference;
  }

  /** Sends a declaration without its body: under way once the server waits for the body, finished once it is sent. */
  async beginToDeclare(year: number): Promise<{ underWay: Promise<void>; finish: () => Promise<string> }> {
    const body = JSON.stringify({ year, ...declarationAnswers });
    const socket = connect(this.#port, "localhost");
    await once(socket, "connect");
    let heard = "";
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString();
    });
    const headers = {
      host: `localhost:${this.#port}`,
      ...this.#headers,
      "content-type": "application/json",
      "content-length": String(body.length),
      expect: "100-continue",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${this.#address}/cpds/submissions HTTP/1.1\r\n${lines.join("")}\r\n`);
    return {
      underWay: once(socket, "data").then(() => undefined),
      finish: async () => {
        const closed = once(socket, "close");
        socket.write(body);
        await closed;
        return heard;
      },
    };
  }
}
