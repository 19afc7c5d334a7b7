import type { FastifyPluginAsync } from "fastify";
import type { Call } from "../../contract/call.ts";
import { areas } from "../areas.ts";
import type { ApiParts } from "./api-parts.ts";
import { openApi } from "./open-api.ts";
import { answerRefusals } from "./refusals.ts";
import { serveBy, type Server } from "./serve.ts";

/** What /api is made of, but for what it makes itself. */
export type ApiOptions = Omit<ApiParts, "serve"> & Omit<Server, "api">;

/** Everything below /api: the calls of the contract, and their description. CALL-01 */
export const api: FastifyPluginAsync<ApiOptions> = (app, { checkAccess, database, now, limits, ...rest }) => {
  answerRefusals(app);
  app.removeContentTypeParser("text/plain");
  app.addHook("onSend", (_request, reply, payload, done) => {
    void reply.header("cache-control", "no-store");
    done(null, payload);
  });

  const served: Call[] = [];
  const serveCall = serveBy({ api: app, checkAccess, database, now, limits });
  const serve: ApiParts["serve"] = (call, serving) => {
    served.push(call);
    serveCall(call, serving);
  };
  for (const area of areas) area.serve({ ...rest, serve });

  const description = openApi(served);
  app.get("/openapi.json", () => Promise.resolve(description));
  // Or the portal's files would be looked for at the address, and a page would be the answer.
  for (const url of ["/", "/*"]) app.get(url, (_request, reply) => reply.callNotFound());
  return Promise.resolve();
};
