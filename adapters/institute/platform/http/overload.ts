import { monitorEventLoopDelay } from "node:perf_hooks";

import type { FastifyInstance } from "fastify";

import { wordedRefusal } from "./refusal-texts.ts";

/** Current delay of the event loop in milliseconds. */
export type LoopDelay = () => number;

/** Health checks are never shed. */
const always = ["/healthz", "/readyz"];

const resolution = 10;
const window = 500;

/**
 * The event loop delay, averaged over half a second. The lesser of the last two windows counts, so a single pause of
 * the machine is no overload. Measured from listening on, because starting blocks the loop too.
 */
const measured = (app: FastifyInstance): LoopDelay => {
  const histogram = monitorEventLoopDelay({ resolution });
  let [before, latest] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", (done) => {
    histogram.enable();
    timer = setInterval(() => {
      // A window without samples means that the loop was blocked throughout.
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
 * Refuses requests with 503 while the event loop is delayed, so requests in progress finish instead of all slowing
 * down.
 */
export const shedOverload = (app: FastifyInstance, longestDelay: number, delay: LoopDelay = measured(app)): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (delay() <= longestDelay || always.includes(request.routeOptions.url ?? "")) return done();
    return done(wordedRefusal("unavailable", "OVERLOADED", { retryAfter: 3 }));
  });
};
