import {
  activity,
  signOutDevice as signOutDeviceCall,
  signOutElsewhere,
} from "../../../../contract/my-details-activity.contract.ts";
import { signInOf } from "../../../provider/sign-in-of.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { readActivity } from "./read-activity.ts";
import { signOutDevice } from "./sign-out-device.ts";

/** Serves the activity of an account, and signing out elsewhere. ACTV-01, ACTV-02 */
export const serveActivity = ({ serve, ...dependencies }: ApiDependencies): void => {
  const { signIns } = dependencies;

  serve(activity, { answer: (request) => readActivity(request, dependencies, signInOf(request.request)) });

  serve(signOutDeviceCall, {
    hasOwnTransaction: true,
    answer: (request) => signOutDevice(portalContext(request, dependencies), signIns, request.params["key"]),
  });

  serve(signOutElsewhere, {
    hasOwnTransaction: true,
    answer: ({ customerId, request }) => signIns.endOthers(customerId, signInOf(request)),
  });
};
