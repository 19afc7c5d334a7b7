import type { Container } from "inversify";
import type { AnnualDeclarationFlow } from "../../../application/cpd/annual-declaration.ts";
import { annualDeclaration } from "../../../application/cpd/annual-declaration.ts";
import { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { token } from "../token.ts";
import { CPD_REGISTER, NEW_IDENTIFIER } from "./ports.ts";
import { CUSTOMER, DRAFTS, FAILURES, TOASTS } from "./shell.ts";

export const CPD_RECORD = token<CpdRecord>("CpdRecord");
export const ANNUAL_DECLARATION = token<AnnualDeclarationFlow>("AnnualDeclaration");

/** Professional development. */
export const bindCpd = (container: Container): void => {
  container
    .bind(CPD_RECORD)
    .toResolvedValue(
      (register, customer, failures) => new CpdRecord(register, customer, failures),
      [CPD_REGISTER, CUSTOMER, FAILURES],
    )
    .inSingletonScope();
  container
    .bind(ANNUAL_DECLARATION)
    .toResolvedValue(annualDeclaration, [CPD_REGISTER, CPD_RECORD, CUSTOMER, DRAFTS, TOASTS, NEW_IDENTIFIER])
    .inSingletonScope();
};
