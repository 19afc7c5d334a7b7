import type { DeclarationRegister } from "../../application/ports/institute.ts";
import { submitDeclaration } from "../contract/cpd-declarations.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The call that declares a year. */
export const httpDeclarationRegister = (api: ApiClient): DeclarationRegister => ({
  declare: (declaration, key) => resultOf(api.call(submitDeclaration, { body: declaration, key })),
});
