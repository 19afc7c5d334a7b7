import type { DeclarationRegister } from "../../../application/ports/institute.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { resultOf } from "../../http/results.ts";
import { submitDeclaration } from "./declarations.contract.ts";

/** The call that declares a year. */
export const httpDeclarationRegister = (api: ApiClient): DeclarationRegister => ({
  declare: (declaration, key) => resultOf(api.call(submitDeclaration, { body: declaration, key })),
});
