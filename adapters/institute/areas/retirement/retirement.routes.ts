import { joinRetiredRegister } from "../../../contract/retirement.contract.ts";
import { inPortal } from "../acting.ts";
import type { ApiParts } from "../api-parts.ts";
import { joinRegister } from "./join-register.ts";

/** Retirement of members. RETR-05 */
export const serveRetirement = ({ serve, ...parts }: ApiParts): void =>
  serve(joinRetiredRegister, {
    answer: (request) => joinRegister(inPortal(request, parts), request.customer, request.body),
  });
