import { ContainerModule } from "inversify";

import { httpRequestRegister } from "../../../../adapters/http/submissions-requests.http.ts";
import { RequestAnswers } from "../../../../application/submissions/request-answers.ts";
import { RequestsPage } from "../../../submissions/requests-page.tsx";
import { evidenceModule, NEW_EVIDENCE_FILES, SENT_EVIDENCE } from "../../container/modules/evidence.ts";
import { FLOW_SERVICES, pageToolsModule, SUBMISSION_COPIES } from "../../container/modules/page-tools.ts";
import { API, CLOCK, CONFIGURATION } from "../../container/modules/ports.ts";
import { CONTENT, NAVIGATION_GUARD } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { definePage } from "../page.tsx";

const REQUEST_ANSWERS = token<RequestAnswers>("RequestAnswers");

const requestsModule = new ContainerModule(({ bind }) => {
  bind(REQUEST_ANSWERS).toResolvedValue(
    (api, services, newFiles) => new RequestAnswers(httpRequestRegister(api), services, newFiles),
    [API, FLOW_SERVICES, NEW_EVIDENCE_FILES],
  );
});

export const modules = [pageToolsModule, evidenceModule, requestsModule];

export const pages = {
  "/requests": definePage(
    RequestsPage,
    {
      content: CONTENT,
      clock: CLOCK,
      copies: SUBMISSION_COPIES,
      navigationGuard: NAVIGATION_GUARD,
      answers: REQUEST_ANSWERS,
      evidence: SENT_EVIDENCE,
      configuration: CONFIGURATION,
    },
    // Not prefetched: an API without answers is not asked.
    { contents: ["requests"], calls: [] },
  ),
};
