import { monitorEventLoopDelay } from "node:perf_hooks";

import type { FastifyInstance } from "fastify";

import { Refused } from "./refused.ts";

/** By how many milliseconds the event loop is late at present. */
export type LoopDelay = () => number;

/** What tells whether the process lives and works is answered whatever else there is to do. */
const always = ["/healthz", "/readyz"];

const resolution = 10;
const window = 500;

/**
 * The event loop delay, averaged over half a second; the lesser of the last two, so that a single halt of the machine
 * does not count as overload. Measured once the server listens, because starting blocks the loop too.
 */
const measured = (app: FastifyInstance): LoopDelay => {
  const histogram = monitorEventLoopDelay({ resolution });
  let [before, latest] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", (done) => {
    histogram.enable();
    timer = setInterval(() => {
      // Without any measurement, the loop was blocked the whole time.
      [before, latest] = [latest, histogram.count === 0 ? window : histogram.mean / 1e6 - resolution];
      histogram.reset();
    }, window);
    timer.unref();
    done();
  });
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    histogram.disable();
    done();
  });
  return () => Math.min(before, latest);
};

/**
 * Refuses requests with 503 while the event loop is delayed, so that requests in progress finish instead of all slowing
 * down together.
 */
export const shedOverload = (app: FastifyInstance, longestDelay: number, delay: LoopDelay = measured(app)): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (delay() <= longestDelay || always.includes(request.routeOptions.url ?? "")) return done();
    const description = "The institute has too much to do at the moment. Try again in a few seconds.";
    return done(new Refused(503, "OVERLOADED", description, { retryAfter: 3 }));
  });
};
