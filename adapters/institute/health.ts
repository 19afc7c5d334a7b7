import type { FastifyInstance } from "fastify";
import type { Storage } from "./storage/storage.ts";

/** /healthz: the process lives. /readyz: it can do its work; 503 when its database is gone, full or damaged, when the keys of sign-ins cannot be had, or while it stops. */
export const serveHealth = (app: FastifyInstance, storage: Storage | undefined, checkKeys: () => Promise<void>): { readonly makeUnready: () => void } => {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });

  app.get("/healthz", () => Promise.resolve({ status: "alive" }));

  app.get("/readyz", async (request, reply) => {
    if (isStopping) return reply.code(503).send({ status: "stopping" });
    try {
      await storage?.check();
    } catch (error) {
      request.log.error({ err: error }, "the database does not do its work");
      return reply.code(503).send({ status: "database unusable" });
    }
    try {
      await checkKeys();
      return { status: "ready" };
    } catch (error) {
      request.log.error({ err: error }, "the keys of sign-ins cannot be had");
      return reply.code(503).send({ status: "keys unusable" });
    }
  });

  return {
    makeUnready: () => {
      isStopping = true;
    },
  };
};
