import type { FastifyInstance } from "fastify";

/** Milliseconds within which a file has to arrive: ten megabytes from a phone with a weak network. */
export const maxUploadTime = 300_000;

/** Milliseconds within which any other body has to arrive. */
const longestBody = 30_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the body is a file, which a slow network needs longer for. */
    readonly isSlow?: boolean;
  }
}

/** Ends requests whose body takes too long, so that slow senders hold no connections. Only files may take longer. */
export const limitSlowBodies = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    if (hasBody && request.routeOptions.config.isSlow !== true) {
      const timer = setTimeout(() => raw.destroy(), longestBody);
      raw.once("close", () => clearTimeout(timer));
    }
    done();
  });
};
