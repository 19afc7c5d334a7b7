import type { CpdRegister } from "../../application/ports/cpd-register.ts";
import { cpdOverview } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/in-its-place.ts";

/** The institute's CPD calls. The dashboard needs the overview; the others load with the pages that make them. */
export const httpCpdRegister = (api: ApiClient): CpdRegister => {
  const record = async () => (await import("./declarations/http.ts")).httpCpdRecord(api);
  return {
    overview: () => inItsPlace(api.call(cpdOverview, {})),
    history: async () => (await record()).history(),
    declare: async (declaration, key) => (await record()).declare(declaration, key),
    requestWaiver: async (request, key) => (await record()).requestWaiver(request, key),
    deleteWaiver: async (waiverId) => (await record()).deleteWaiver(waiverId),
  };
};
