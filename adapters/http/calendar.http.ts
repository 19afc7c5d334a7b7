import type { DeadlineFeed } from "../../application/ports/institute.ts";
import { deadlineFile, deadlines, newCalendarAddress, withdrawCalendarAddress } from "../contract/calendar.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about calendar deadlines. */
export const httpDeadlineFeed = (api: ApiClient): DeadlineFeed => ({
  deadlines: () => api.call(deadlines, {}),
  file: ({ key }) => resultOf(api.file(deadlineFile, { params: { key } })),
  newAddress: () => resultOf(api.call(newCalendarAddress, {}).then(({ address }) => address)),
  withdrawAddress: () => resultOf(api.call(withdrawCalendarAddress, {})),
});
