import type { CpdRegister } from "../../../application/ports/cpd-register.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { resultOf } from "../../http/results.ts";
import { submitDeclaration } from "./contract.ts";

/** The call that declares a year. */
export const httpDeclarations = (api: ApiClient): Pick<CpdRegister, "declare"> => ({
  declare: (declaration, key) => resultOf(api.call(submitDeclaration, { body: declaration, key })),
});
