import {
  changeActivity as changeActivityCall,
  logActivity as logActivityCall,
  removeActivity as removeActivityCall,
} from "../../../../contract/cpd-activities.contract.ts";
import { cpdLog } from "../../../../contract/cpd-log.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { changeActivity, logActivity, removeActivity } from "./log-activity.ts";
import { shownYearsOf } from "./logged-years.ts";

/** A member's log of CPD. LOG-01 */
export const serveCpdLog = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(cpdLog, { answer: async (request) => ({ years: await shownYearsOf(request) }) });

  serve(logActivityCall, {
    answer: (request) => logActivity(portalContext(request, dependencies), request.customer, request.body),
  });

  serve(changeActivityCall, {
    answer: (request) => {
      const { activityId = "" } = request.params;
      return changeActivity(
        portalContext(request, dependencies),
        request.customer,
        activityId,
        request.body,
        request.version,
      );
    },
  });

  serve(removeActivityCall, {
    answer: (request) => {
      const { activityId = "" } = request.params;
      return removeActivity(portalContext(request, dependencies), request.customer, activityId);
    },
  });
};
