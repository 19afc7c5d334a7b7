import { joinRetiredRegister } from "../../../contract/retirement.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { portalContext } from "../use-case-context.ts";
import { joinRegister } from "./join-register.ts";

/** Retirement of members. RETR-05 */
export const serveRetirement = ({ serve, ...dependencies }: ApiDependencies): void =>
  serve(joinRetiredRegister, {
    answer: (request) => joinRegister(portalContext(request, dependencies), request.customer, request.body),
  });
