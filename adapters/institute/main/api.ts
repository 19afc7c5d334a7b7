import type { FastifyPluginAsync } from "fastify";

import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import type { Call } from "../../contract/call.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import type { ApiParts } from "../areas/api-parts.ts";
import { personalDataSchemaPath, publishedPersonalDataSchema } from "../areas/personal-data/personal-data.schema.ts";
import { answerOtherOrigins } from "../platform/api/other-origins.ts";
import { serveBy, type Server } from "../platform/api/serve.ts";
import { documentNames } from "../platform/content/content-library.ts";
import { answerRefusals } from "../platform/http/answer-errors.ts";
import { compressAsync, sendCompressed, type CompressedText } from "../platform/http/compressed.ts";
import { networkOf } from "../platform/http/network-of.ts";
import type { Limit } from "../platform/limits.ts";
import { areas } from "./areas.ts";
import { openApi } from "./open-api.ts";

/** The dependencies of /api, without those that it creates itself. */
type ApiOptions = Omit<ApiParts, "serve"> &
  Omit<Server, "api"> & {
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
  answerRefusals(app, () => rest.content.document("refusals", undefined));
  await answerOtherOrigins(app, portalOrigins);
  app.removeContentTypeParser("text/plain");
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    done(null, payload);
  });

  const served: Call[] = [];
  const serveCall = serveBy({ api: app, checkAccess, database, now, rules, limits });
  const serve: ApiParts["serve"] = (call, serving) => {
    served.push(call);
    serveCall(call, serving);
  };
  for (const serveArea of areas) serveArea({ ...rest, rules, serve });

  const documents = await Promise.all(
    documentNames.map(async (name) => ({
      name,
      schema: schemaOf(contentDocuments[name]),
      example: await rest.content.document(name, undefined),
    })),
  );
  // Built and compressed once, because they are long and public.
  const serveDescription = (path: string, type: string, make: () => object): void => {
    let description: Promise<CompressedText> | undefined;
    app.get(path, async (request, reply) => {
      await limits.assert({ limit: descriptions, of: networkOf(request) });
      description ??= compressAsync(JSON.stringify(make()));
      void reply.header("cache-control", "no-cache");
      return sendCompressed(request, reply, `${type}; charset=utf-8`, await description);
    });
  };
  serveDescription("/openapi.json", "application/json", () => openApi(served, documents));
  serveDescription(personalDataSchemaPath, "application/schema+json", () =>
    publishedPersonalDataSchema(rest.publicUrl),
  );
  // Without these routes, the portal would answer unknown API addresses with a page.
  for (const url of ["/", "/*"]) app.get(url, (_request, reply) => reply.callNotFound());
};
