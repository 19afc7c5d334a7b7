import type { RetiredRegister } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { joinRetiredRegister } from "./retirement.contract.ts";

/** The institute's call about retirement. */
export const httpRetiredRegister = (api: ApiClient): RetiredRegister => ({
  retire: (retirement, key) => resultOf(api.call(joinRetiredRegister, { body: retirement, key })),
});
