import type { FastifyPluginAsync } from "fastify";

import type { Call } from "../../contract/call.ts";
import { languageOf } from "../../contract/organisation.ts";
import { checkSettled } from "../areas/cases/settled-evidence.ts";
import { personalDataSchemaPath, publishedPersonalDataSchema } from "../areas/personal-data/personal-data.schema.ts";
import { enableCors } from "../platform/api/cors.ts";
import { serveBy, type CallDependencies } from "../platform/api/serve.ts";
import { documentNames } from "../platform/content/content-library.ts";
import { languageHeaders, requestedLanguage } from "../platform/http/accepted-languages.ts";
import { answerRefusals } from "../platform/http/answer-errors.ts";
import { compressAsync, sendCompressed } from "../platform/http/compressed.ts";
import { networkOf } from "../platform/http/network-of.ts";
import { refusalWordsIn } from "../platform/http/refusal-texts.ts";
import type { Limit } from "../platform/limits.ts";
import { memoizeFor } from "../platform/memoize-for.ts";
import { runInThread } from "../platform/threads/in-thread.ts";
import { areas, type AreaDependencies } from "./areas.ts";
import type { run } from "./open-api.thread.ts";

/** The dependencies of /api, without those that it creates itself. */
type ApiOptions = Omit<AreaDependencies, "serve" | "checkSettled"> &
  Omit<CallDependencies, "api" | "languages"> & {
    /** Origins of portals served elsewhere. */
    readonly portalOrigins: readonly string[];
  };

/** Limits descriptions per network, because they are long for a reader that accepts no compression. */
const descriptions: Limit = { name: "descriptions", atOnce: 30, every: 1_000 };

/** Everything below /api: the contract's calls and their OpenAPI description. CALL-01 */
export const api: FastifyPluginAsync<ApiOptions> = async (
  app,
  { checkAccess, database, now, rules, limits, portalOrigins, ...rest },
) => {
  const { content, body } = rest;
  answerRefusals(app, (request) => {
    const language = requestedLanguage(request, body.languages);
    return {
      words: refusalWordsIn(content, language ?? languageOf(body), language),
      headers: languageHeaders(body.languages, language),
    };
  });
  await enableCors(app, portalOrigins);
  app.removeContentTypeParser("text/plain");
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    done(null, payload);
  });

  const served: Call[] = [];
  const serveCall = serveBy({ api: app, checkAccess, database, now, rules, languages: rest.body.languages, limits });
  const serve: AreaDependencies["serve"] = (call, serving) => {
    served.push(call);
    serveCall(call, serving);
  };
  for (const serveArea of areas) serveArea({ ...rest, rules, serve, checkSettled });

  const examples = await Promise.all(
    documentNames.map(async (name) => ({ name, example: await rest.content.document(name, undefined) })),
  );
  // Built and compressed once, because they are long and public.
  const serveDescription = (path: string, type: string, make: () => Promise<string>): void => {
    const description = memoizeFor(Infinity, now, async () => compressAsync(await make()));
    app.get(path, async (request, reply) => {
      await limits.assert({ limit: descriptions, of: networkOf(request) });
      void reply.header("cache-control", "no-cache");
      return sendCompressed(request, reply, `${type}; charset=utf-8`, await description(path));
    });
  };
  const calls = served.map(({ method, path }) => ({ method, path }));
  serveDescription("/openapi.json", "application/json", () =>
    runInThread<typeof run>({
      module: new URL("open-api.thread.ts", import.meta.url),
      input: { calls, examples },
      owner: "the API's description",
    }),
  );
  serveDescription(personalDataSchemaPath, "application/schema+json", async () =>
    JSON.stringify(publishedPersonalDataSchema(rest.publicUrl)),
  );
  // Without these routes, the portal would answer unknown API addresses with a page.
  for (const url of ["/", "/*"]) app.get(url, (_request, reply) => reply.callNotFound());
};
