import { setTimeout } from "node:timers/promises";

import type { Bearing } from "./crowd.ts";

/** The answer to a call, or its absence. */
export interface ObservedAnswer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
}

/** A person who writes repeatedly, and records what was acknowledged. */
export class Writer {
  readonly #address: string;
  readonly #bearing: Bearing;
  readonly heard: ObservedAnswer[] = [];
  #sent = 0;
  #acknowledged = 0;

  constructor(url: string, customerId: string, bearing: Bearing) {
    this.#address = `${url}/api/customers/${customerId}`;
    this.#bearing = bearing;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Writes and reads in turn until stopped. */
  async keepWriting(until: () => boolean): Promise<void> {
    while (!until()) {
      this.#sent += 1;
      const body = JSON.stringify({ companyName: "", jobTitle: `Auditor ${this.#sent}`, jobCategory: "TAX" });
      const saved = await this.#ask("/employer", {
        method: "PUT",
        body,
        headers: { ...this.#bearing, "content-type": "application/json" },
      });
      if (saved === 204) this.#acknowledged = this.#sent;
      await this.#ask("/balance?report=full", { headers: this.#bearing });
      await setTimeout(20);
    }
  }

  /** Whether the stored value is the last acknowledged one or a later one. */
  async isKept(): Promise<boolean> {
    const response = await fetch(`${this.#address}/employer?customerType=member`, { headers: this.#bearing });
    const { jobTitle = "" } = (await response.json()) as { readonly jobTitle?: string };
    return Number(/^Auditor (\d+)$/.exec(jobTitle)?.[1] ?? 0) >= this.#acknowledged;
  }

  async #ask(path: string, said: RequestInit): Promise<number> {
    const begun = performance.now();
    try {
      const response = await fetch(this.#address + path, { ...said, signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
      this.heard.push({
        status: response.status,
        ms: performance.now() - begun,
        retryAfter: response.headers.get("retry-after"),
      });
      return response.status;
    } catch {
      this.heard.push({ status: 0, ms: performance.now() - begun, retryAfter: null });
      return 0;
    }
  }
}

/** Polls /readyz until it has the expected state; returns the milliseconds, or undefined after the timeout. */
export const untilReady = async (url: string, isReady: boolean, longest: number): Promise<number | undefined> => {
  const begun = performance.now();
  while (performance.now() - begun < longest) {
    const status = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(longest) }).then(
      (response) => response.status,
      () => 0,
    );
    if ((status === 200) === isReady) return performance.now() - begun;
    await setTimeout(25);
  }
  return undefined;
};
