import type { CpdRegister } from "../../application/ports/cpd-register.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";
import { lazily } from "../http/lazily.ts";
import { cpdOverview } from "./contract.ts";

/** The institute's CPD calls. The dashboard needs the overview; the others load with the pages that make them. */
export const httpCpdRegister = (api: ApiClient): CpdRegister => ({
  overview: () => inItsPlace(api.call(cpdOverview, {})),
  ...lazily(async () => (await import("./declarations/http.ts")).httpDeclarations(api), ["history", "declare"]),
  ...lazily(async () => (await import("./waivers/http.ts")).httpWaivers(api), ["requestWaiver", "deleteWaiver"]),
});
