import type { DeadlineOffice } from "../../application/ports/deadline-office.ts";
import { inItsPlace } from "../http/answers.ts";
import type { ApiClient } from "../http/api-client.ts";
import { deadlineFile, deadlines, newCalendarAddress, withdrawCalendarAddress } from "./contract.ts";

/** The institute's calls about deadlines in calendars. */
export const httpDeadlineOffice = (api: ApiClient): DeadlineOffice => ({
  deadlines: () => api.call(deadlines, {}),
  file: ({ key }) => inItsPlace(api.file(deadlineFile, { params: { key } })),
  newAddress: () => inItsPlace(api.call(newCalendarAddress, {}).then(({ address }) => address)),
  withdrawAddress: () => inItsPlace(api.call(withdrawCalendarAddress, {})),
});
