import type { FastifyPluginAsync } from "fastify";
import type { Call } from "../../contract/call.ts";
import { areas } from "../areas.ts";
import type { CheckAccess } from "../identity/access.ts";
import type { ApiParts } from "./api-parts.ts";
import { openApi } from "./open-api.ts";
import { answerRefusals } from "./refusals.ts";
import { serveFilesBy } from "./serve-file.ts";
import { serveBy } from "./serve.ts";

/** What /api is made of, but for what it makes itself. */
export type ApiOptions = Omit<ApiParts, "serve" | "serveFile"> & { readonly checkAccess: CheckAccess };

/** Everything below /api: the calls of the contract, and their description. CALL-01 */
export const api: FastifyPluginAsync<ApiOptions> = (app, { checkAccess, ...rest }) => {
  answerRefusals(app);
  app.removeContentTypeParser("text/plain");
  app.addHook("onSend", (_request, reply, payload, done) => {
    void reply.header("cache-control", "no-store");
    done(null, payload);
  });

  const served: Call[] = [];
  const serveCall = serveBy(app, checkAccess);
  const serveFile = serveFilesBy({ api: app, checkAccess, now: rest.now });
  const parts: ApiParts = {
    ...rest,
    serve: (call, serving) => {
      served.push(call);
      serveCall(call, serving);
    },
    serveFile: (call, draw) => {
      served.push(call);
      serveFile(call, draw);
    },
  };
  for (const { serve } of areas) serve(parts);

  const description = openApi(served);
  app.get("/openapi.json", () => Promise.resolve(description));
  return Promise.resolve();
};
