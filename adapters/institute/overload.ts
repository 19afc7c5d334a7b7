import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { Refused } from "./refused.ts";

/** By how many milliseconds the event loop is late at present. */
export type LoopDelay = () => number;

/** What tells whether the process lives and works is answered whatever else there is to do. */
const always = ["/healthz", "/readyz"];

const resolution = 10;
/** So long, because a short halt of a busy machine is nobody's overload. */
const window = 1_000;

/** The delay as Node measures it, averaged over a second, from when the server listens: what starting takes is nobody's overload. */
const measured = (app: FastifyInstance): LoopDelay => {
  const histogram = monitorEventLoopDelay({ resolution });
  let delay = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", (done) => {
    histogram.enable();
    timer = setInterval(() => {
      // Without a single measurement in the meantime it has stood still for all of it.
      delay = histogram.count === 0 ? window : histogram.mean / 1e6 - resolution;
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
  return () => delay;
};

/**
 * Refuses requests with 503 while the event loop is later than so many milliseconds: what is under way is
 * finished, rather than everything growing slower together until nobody gets an answer in time.
 */
export const shedOverload = (app: FastifyInstance, longestDelay: number, delay: LoopDelay = measured(app)): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    if (delay() <= longestDelay || always.includes(request.routeOptions.url ?? "")) return done();
    const description = "The institute has too much to do at the moment. Try again in a few seconds.";
    return done(new Refused(503, "OVERLOADED", description, { retryAfter: 3 }));
  });
};
