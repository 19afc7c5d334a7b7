import type { RequestRegister } from "../../application/ports/institute.ts";
import { answerRequest, submissionRequests } from "../contract/submissions-requests.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls about what it asks of customers. */
export const httpRequestRegister = (api: ApiClient): RequestRegister => ({
  threads: () => resultOf(api.call(submissionRequests, {}).then(({ threads }) => threads)),
  answer: (reference, answer, key) => resultOf(api.call(answerRequest, { params: { reference }, body: answer, key })),
});
