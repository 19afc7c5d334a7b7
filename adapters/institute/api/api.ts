import type { FastifyPluginAsync } from "fastify";
import { calls } from "../../contract/calls.ts";
import type { CheckAccess } from "../identity/access.ts";
import type { ApiParts } from "./api-parts.ts";
import { serveAccount } from "../../my-details/account/institute.ts";
import { serveAddresses } from "../../my-details/addresses/institute.ts";
import { serveConsents } from "../../my-details/preferences/consents.ts";
import { serveContact } from "../../my-details/contact/institute.ts";
import { serveContent } from "../content/serve-content.ts";
import { serveCpd } from "../../cpd/institute.ts";
import { serveCustomer } from "../../customer/institute.ts";
import { serveDocuments } from "../../documents/institute.ts";
import { serveFees } from "../../fees/institute.ts";
import { serveEmployment } from "../../my-details/employment/institute.ts";
import { serveLookups } from "../../my-details/lookups/institute.ts";
import { serveMembership } from "../../membership/institute.ts";
import { serveNetworks } from "../../my-details/preferences/networks.ts";
import { openApi } from "./open-api.ts";
import { serveQualifications } from "../../qualifications/institute.ts";
import { answerRefusals } from "./refusals.ts";
import { serveReports } from "../../shell/institute.ts";
import { serveFilesBy } from "./serve-file.ts";
import { serveBy } from "./serve.ts";
import { serveWaivers } from "../../cpd/waivers/institute.ts";

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

  const parts: ApiParts = {
    ...rest,
    serve: serveBy(app, checkAccess),
    serveFile: serveFilesBy({ api: app, checkAccess, database: rest.database, now: rest.now }),
  };
  serveCustomer(parts);
  serveCpd(parts);
  serveWaivers(parts);
  serveQualifications(parts);
  serveFees(parts);
  serveDocuments(parts);
  serveMembership(parts);
  serveContact(parts);
  serveAddresses(parts);
  serveAccount(parts);
  serveEmployment(parts);
  serveConsents(parts);
  serveNetworks(parts);
  serveLookups(parts);
  serveContent(parts);
  serveReports(parts);

  const description = openApi(calls);
  app.get("/openapi.json", () => Promise.resolve(description));
  return Promise.resolve();
};
