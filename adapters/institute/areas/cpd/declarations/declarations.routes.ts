import { submitDeclaration } from "../../../../contract/cpd-declarations.contract.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { declare } from "./declare.ts";

/** Annual declarations. CPD-09 */
export const serveDeclarations = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(submitDeclaration, {
    answer: (request) => declare(portalContext(request, dependencies), request.customer, request.body),
  });
};
