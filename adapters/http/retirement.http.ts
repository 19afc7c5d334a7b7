import type { RetiredRegister } from "../../application/ports/institute.ts";
import { joinRetiredRegister } from "../contract/retirement.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's call about retirement. */
export const httpRetiredRegister = (api: ApiClient): RetiredRegister => ({
  retire: (retirement, key) => resultOf(api.call(joinRetiredRegister, { body: retirement, key })),
});
