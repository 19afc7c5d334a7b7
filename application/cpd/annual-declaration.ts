import { declarationFlow, declarationOf, type DeclarationFacts } from "../../domain/cpd/declaration.ts";
import { showFailureElsewhere } from "../flow/show-failure-elsewhere.ts";
import { StepController } from "../flow/step-controller.ts";
import type { DeclarationRegister } from "../ports/institute.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import type { CpdRecord } from "./cpd-record.ts";

/**
 * The declaration flow for the year that is due. Refreshes the CPD record after a successful submission. CPD-04 to
 * CPD-10
 */
export const annualDeclaration = (register: DeclarationRegister, record: CpdRecord, services: FlowServices) => {
  const { customer, rules, track } = services;
  const facts = (): DeclarationFacts => ({
    status: record.status ?? "upToDate",
    isRetired: customer.isRetired,
    routes: rules.cpd.routes,
  });
  return new StepController(
    {
      name: "annual-declaration",
      flow: declarationFlow,
      facts,
      payload: (answers) => record.overview.value && declarationOf(answers, record.overview.value.year, facts()),
      submit: (declaration, key) => register.declare(declaration, key),
      onDone: () => {
        track("declarationSubmitted");
        void record.refresh();
      },
      already: { code: "ALREADY_DECLARED", refresh: record.refresh },
      ...showFailureElsewhere(services.failedSaves, "declaration", "/professional-development/annual-declarations"),
    },
    services,
  );
};

export type AnnualDeclarationFlow = ReturnType<typeof annualDeclaration>;
