import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

import { freePort } from "../adapters/support/free-port.ts";
import { openChromium } from "../browser/chromium.ts";

/** CPU slowdown of a slow phone. */
export const slowness = 4;

/** A slow line: 562 ms latency, 1.5 Mbit/s down and half of it up. */
export const slowLine = { offline: false, latency: 562, downloadThroughput: 1.5e6 / 8, uploadThroughput: 750e3 / 8 };

/** Size of the window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface ProtocolMessage {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to Chromium by its DevTools protocol. */
class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (told: ProtocolMessage) => void>();
  #asked = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data)) as ProtocolMessage));
  }

  /** Sends a command, to a tab if given; resolves with the result and rejects with Chromium's error. */
  async ask<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return (await answer) as T;
  }

  /** Listens to a tab's events. */
  listen(sessionId: string, listener: (told: ProtocolMessage) => void): void {
    this.#listeners.set(sessionId, listener);
  }

  close(): void {
    this.#socket.close();
  }

  #hear(told: ProtocolMessage): void {
    if (told.id === undefined) {
      this.#listeners.get(told.sessionId ?? "")?.(told);
      return;
    }
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if (told.error) waiting?.reject(new Error(told.error.message));
    else waiting?.resolve(told.result);
  }
}

interface Evaluation<T> {
  readonly result: { readonly value?: T };
  readonly exceptionDetails?: { readonly text: string };
}

/** A request by the browser. */
export interface SentRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Bytes transferred so far. */
  bytes: number;
}

/** Used parameters of network events. */
interface NetworkEvent {
  readonly requestId?: string;
  readonly request?: { readonly url: string };
  readonly wallTime?: number;
  readonly encodedDataLength?: number;
  readonly redirectResponse?: { readonly encodedDataLength: number };
}

/** A tab with an empty cache, by default with a phone's screen size. */
export class UnwatchedTab {
  readonly #sent = new Map<string, SentRequest>();
  readonly #line: Line;
  readonly #browserContextId: string;
  readonly #sessionId: string;

  private constructor(line: Line, browserContextId: string, sessionId: string) {
    this.#line = line;
    this.#browserContextId = browserContextId;
    this.#sessionId = sessionId;
    line.listen(sessionId, ({ method, params }) => this.#note(method, params ?? {}));
  }

  static async open(line: Line, size?: Size): Promise<UnwatchedTab> {
    const { browserContextId } = await line.ask<{ browserContextId: string }>("Target.createBrowserContext");
    return UnwatchedTab.#openIn(line, browserContextId, size);
  }

  static async #openIn(
    line: Line,
    browserContextId: string,
    { width, height }: Size = { width: 412, height: 823 },
  ): Promise<UnwatchedTab> {
    const { targetId } = await line.ask<{ targetId: string }>("Target.createTarget", {
      url: "about:blank",
      browserContextId,
    });
    const { sessionId } = await line.ask<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true });
    const tab = new UnwatchedTab(line, browserContextId, sessionId);
    await tab.#ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await tab.#ask("Page.enable");
    await tab.#ask("Network.enable");
    return tab;
  }

  /** Opens another tab with the same cache and cookies. It closes with this one. */
  openBeside(): Promise<UnwatchedTab> {
    return UnwatchedTab.#openIn(this.#line, this.#browserContextId);
  }

  /** All HTTP requests, in order. */
  get requests(): readonly SentRequest[] {
    return [...this.#sent.values()];
  }

  /** Starts navigating to an address. */
  async go(url: string): Promise<void> {
    await this.#ask("Page.navigate", { url });
  }

  /** Starts reloading. */
  async reload(): Promise<void> {
    await this.#ask("Page.reload");
  }

  /** Runs a function first in every further page. */
  async runFirst(code: () => void): Promise<void> {
    await this.#ask("Page.addScriptToEvaluateOnNewDocument", { source: `(${code.toString()})()` });
  }

  /** Runs a function in the page and returns its result as data. Rethrows its errors. */
  async inPage<T, Given extends readonly unknown[]>(code: (...given: Given) => T, ...given: Given): Promise<T> {
    const expression = `(${code.toString()})(...${JSON.stringify(given)})`;
    const { result, exceptionDetails } = await this.#ask<Evaluation<T>>("Runtime.evaluate", {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as T;
  }

  /** Waits up to a minute until a function returns true in the page, which may change meanwhile. */
  async until<Given extends readonly unknown[]>(code: (...given: Given) => boolean, ...given: Given): Promise<void> {
    const begun = performance.now();
    // No page exists between two documents.
    while (!(await this.inPage(code, ...given).catch(() => false))) {
      if (performance.now() - begun > 60_000) throw new Error(`Nothing came of ${code.toString()} in a minute.`);
      await setTimeout(50);
    }
  }

  /** Types into the focused element, one character at a time. */
  async type(words: string): Promise<void> {
    for (const text of words) await this.#ask("Input.insertText", { text });
  }

  /** Emulates a slow phone and a slow line from now on. */
  async slowDown(): Promise<void> {
    await this.#ask("Emulation.setCPUThrottlingRate", { rate: slowness });
    await this.#ask("Network.emulateNetworkConditions", slowLine);
  }

  async close(): Promise<void> {
    await this.#line.ask("Target.disposeBrowserContext", { browserContextId: this.#browserContextId });
  }

  #note(method: string | undefined, params: object): void {
    const { requestId = "", request, wallTime = 0, encodedDataLength = 0, redirectResponse } = params as NetworkEvent;
    const sent = this.#sent.get(requestId);
    if (method === "Network.loadingFinished" && sent) sent.bytes += encodedDataLength;
    if (method !== "Network.requestWillBeSent" || !request?.url.startsWith("http")) return;
    if (sent && redirectResponse) sent.bytes += redirectResponse.encodedDataLength;
    else this.#sent.set(requestId, { address: request.url, sentAt: wallTime * 1000, bytes: 0 });
  }

  #ask<T>(method: string, params?: object): Promise<T> {
    return this.#line.ask<T>(method, params, this.#sessionId);
  }
}

/** Chromium without a debugger. */
export interface UnwatchedChromium {
  readonly open: (size?: Size) => Promise<UnwatchedTab>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a Chromium without a debugger, as members use it. With a debugger, which Playwright always attaches, Chromium
 * captures a stack for each Error object and re-parses the script for it: React creates such objects at load, so all
 * code was parsed twice.
 */
export const openUnwatched = async (): Promise<UnwatchedChromium> => {
  const port = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  const answer = await fetch(`http://localhost:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await answer.json()) as { readonly webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  const line = new Line(socket);
  return {
    open: (size) => UnwatchedTab.open(line, size),
    close: async () => {
      line.close();
      await browser.close();
    },
  };
};
