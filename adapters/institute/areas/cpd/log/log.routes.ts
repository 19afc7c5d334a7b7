import {
  changeActivity as changeActivityCall,
  logActivity as logActivityCall,
  removeActivity as removeActivityCall,
} from "../../../../contract/cpd-activities.contract.ts";
import { cpdLog } from "../../../../contract/cpd-log.contract.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { changeActivity, logActivity, removeActivity } from "./log-activity.ts";
import { shownYearsOf } from "./logged-years.ts";

/** A member's log of CPD. LOG-01 */
export const serveCpdLog = ({ serve, ...parts }: ApiParts): void => {
  serve(cpdLog, { answer: async (request) => ({ years: await shownYearsOf(request) }) });

  serve(logActivityCall, {
    answer: (request) => logActivity(inPortal(request, parts), request.customer, request.body),
  });

  serve(changeActivityCall, {
    answer: (request) => {
      const { activityId = "" } = request.params;
      return changeActivity(inPortal(request, parts), request.customer, activityId, request.body, request.version);
    },
  });

  serve(removeActivityCall, {
    answer: (request) => {
      const { activityId = "" } = request.params;
      return removeActivity(inPortal(request, parts), request.customer, activityId);
    },
  });
};
