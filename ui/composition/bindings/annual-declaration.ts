import type { Container } from "inversify";
import type { AnnualDeclarationFlow } from "../../../application/cpd/annual-declaration.ts";
import { annualDeclaration } from "../../../application/cpd/annual-declaration.ts";
import { token } from "../token.ts";
import { bindBeside } from "./beside.ts";
import { CPD_RECORD } from "./cpd.ts";
import { bindDrafts, DRAFTS } from "./drafts.ts";
import { CPD_REGISTER, NEW_IDENTIFIER } from "./ports.ts";
import { CUSTOMER, TOASTS, TRACK } from "./shell.ts";

export const ANNUAL_DECLARATION = token<AnnualDeclarationFlow>("AnnualDeclaration");

/** The declaration flow, which loads with its page. */
export const bindAnnualDeclaration = (container: Container): void => {
  bindBeside(container);
  if (container.isBound(ANNUAL_DECLARATION)) return;
  bindDrafts(container);
  container
    .bind(ANNUAL_DECLARATION)
    .toResolvedValue(annualDeclaration, [CPD_REGISTER, CPD_RECORD, CUSTOMER, DRAFTS, TOASTS, NEW_IDENTIFIER, TRACK])
    .inSingletonScope();
};
