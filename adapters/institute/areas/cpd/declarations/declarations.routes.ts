import { submitDeclaration } from "../../../../contract/cpd-declarations.contract.ts";
import { inPortal } from "../../acting.ts";
import type { ApiParts } from "../../api-parts.ts";
import { declare } from "./declare.ts";

/** Annual declarations. CPD-09 */
export const serveDeclarations = ({ serve, ...parts }: ApiParts): void => {
  serve(submitDeclaration, {
    answer: (request) => declare(inPortal(request, parts), request.customer, request.body),
  });
};
