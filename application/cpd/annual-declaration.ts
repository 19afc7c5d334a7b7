import { declarationFlow, declarationOf, type DeclarationFacts } from "../../domain/cpd/declaration.ts";
import { StepController } from "../flow/step-controller.ts";
import { toldElsewhere } from "../flow/told-elsewhere.ts";
import type { DeclarationRegister } from "../ports/institute.ts";
import type { Parts } from "../shell/parts.ts";
import type { CpdRecord } from "./cpd-record.ts";

/**
 * The declaration flow for the year that is due. Refreshes the CPD record after a successful submission. CPD-04 to
 * CPD-10
 */
export const annualDeclaration = (register: DeclarationRegister, record: CpdRecord, parts: Parts) => {
  const { customer, toasts, track } = parts;
  const facts = (): DeclarationFacts => ({
    status: record.status ?? "upToDate",
    isRetired: customer.isRetired,
  });
  return new StepController(
    {
      name: "annual-declaration",
      flow: declarationFlow,
      facts,
      payload: (answers) =>
        record.overview.value && declarationOf(answers, record.overview.value.year, facts()),
      submit: (declaration, key) => register.declare(declaration, key),
      onDone: () => {
        toasts.show("Your CPD record has been updated");
        track("declarationSubmitted");
        void record.refresh();
      },
      already: { code: "ALREADY_DECLARED", refresh: record.refresh },
      ...toldElsewhere(parts.failedSaves, "CPD declaration", "/professional-development/annual-declarations"),
    },
    parts,
  );
};

export type AnnualDeclarationFlow = ReturnType<typeof annualDeclaration>;
