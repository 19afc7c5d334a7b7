import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage/storage.ts";

/** /healthz: the process lives. /readyz: it can do its work; 503 when its database is gone, full or damaged, or while it stops. */
export const serveHealth = (app: FastifyInstance, storage: Storage): { readonly makeUnready: () => void } => {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });

  app.get("/healthz", () => Promise.resolve({ status: "alive" }));

  app.get("/readyz", async (request, reply) => {
    if (isStopping) return reply.code(503).send({ status: "stopping" });
    try {
      await storage.check();
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the database does not do its work");
      return reply.code(503).send({ status: "database unusable" });
    }
  });

  return {
    makeUnready: () => {
      isStopping = true;
    },
  };
};
