import { launch, type CDPSession } from "puppeteer-core";

import { chromiumPath, launchArguments } from "../browser/chromium.ts";
import { recordLoad } from "./record-load.ts";

/** CPU slowdown of a slow phone. */
export const slowness = 4;

/** A slow line: 562 ms latency, 1.5 Mbit/s down and half of it up. */
export const slowLine = { offline: false, latency: 562, downloadThroughput: 1.5e6 / 8, uploadThroughput: 750e3 / 8 };

/** A request by the browser. */
export interface SentRequest {
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Bytes transferred so far. */
  bytes: number;
}

/** A tab with a phone's screen size, as a raw session of the DevTools protocol. */
export interface UnwatchedTab {
  readonly session: CDPSession;
  /** All HTTP requests by id, in order. */
  readonly requests: ReadonlyMap<string, SentRequest>;
}

const recordRequests = (session: CDPSession): ReadonlyMap<string, SentRequest> => {
  const requests = new Map<string, SentRequest>();
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime, redirectResponse }) => {
    const redirected = requests.get(requestId);
    if (redirected) redirected.bytes += redirectResponse?.encodedDataLength ?? 0;
    else if (request.url.startsWith("http"))
      requests.set(requestId, { address: request.url, sentAt: wallTime * 1000, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const sent = requests.get(requestId);
    if (sent) sent.bytes += encodedDataLength;
  });
  return requests;
};

const prepareTab = async (session: CDPSession, isSlow: boolean): Promise<UnwatchedTab> => {
  const requests = recordRequests(session);
  const size = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };
  await session.send("Emulation.setDeviceMetricsOverride", size);
  await session.send("Page.enable");
  await session.send("Network.enable");
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${recordLoad.toString()})()` });
  if (isSlow) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
    await session.send("Network.emulateNetworkConditions", slowLine);
  }
  return { session, requests };
};

/** Runs a function in the page and returns its result as data. Rethrows its errors. */
export const inPage = async <Result, Values extends readonly unknown[]>(
  { session }: UnwatchedTab,
  code: (...values: Values) => Result,
  ...values: Values
): Promise<Result> => {
  const expression = `(${code.toString()})(...${JSON.stringify(values)})`;
  const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value as Result;
};

/** A cache with cookies, and the tabs that share them. */
interface UnwatchedProfile {
  readonly openTab: () => Promise<UnwatchedTab>;
  readonly close: () => Promise<void>;
}

/** Chromium without a debugger. */
export interface UnwatchedChromium {
  /** Opens an empty cache, on a slow phone with a slow line if wanted. Each page of its tabs records its load. */
  readonly openProfile: (isSlow: boolean) => Promise<UnwatchedProfile>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a Chromium without a debugger, as members use it. With a debugger, Chromium captures a stack for each Error
 * object and re-parses the script for it: React creates such objects at load, so all code is parsed twice. Pages of
 * Playwright and Puppeteer enable the debugger, so tabs are raw sessions of the DevTools protocol.
 */
export const openUnwatched = async (): Promise<UnwatchedChromium> => {
  const browser = await launch({ executablePath: chromiumPath(), args: [...launchArguments] });
  const protocol = await browser.target().createCDPSession();
  let tabs = 0;
  return {
    openProfile: async (isSlow) => {
      const { browserContextId } = await protocol.send("Target.createBrowserContext");
      return {
        openTab: async () => {
          tabs += 1;
          const url = `about:blank#${tabs}`;
          await protocol.send("Target.createTarget", { url, browserContextId });
          const target = await browser.waitForTarget((candidate) => candidate.url() === url);
          return prepareTab(await target.createCDPSession(), isSlow);
        },
        close: async () => {
          await protocol.send("Target.disposeBrowserContext", { browserContextId });
        },
      };
    },
    close: () => browser.close(),
  };
};
