import { formKinds } from "../../../../domain/submissions/events.ts";
import { requestThreadsOf } from "../../../../domain/submissions/thread.ts";
import {
  answerRequest as answerRequestCall,
  submissionRequests,
} from "../../../contract/submissions-requests.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { submissionsOf } from "../submissions/submissions.store.ts";
import { portalContext } from "../use-case-context.ts";
import { answerRequest } from "./answer-request.ts";

/** Requests about a customer's submissions, and the answers. LOG-04 */
export const serveRequests = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(submissionRequests, {
    answer: async ({ database, customerId, rules }) => ({
      threads: requestThreadsOf(await submissionsOf(database, customerId, formKinds), rules),
    }),
  });
  serve(answerRequestCall, {
    answer: (request) => {
      const { reference = "" } = request.params;
      return answerRequest(portalContext(request, dependencies), reference, request.body);
    },
  });
};
