import { declarationFlow, declarationOf, type DeclarationFacts } from "../../domain/cpd/declaration.ts";
import type { Drafts } from "../flow/drafts.ts";
import { StepController } from "../flow/step-controller.ts";
import type { DeclarationRegister } from "../ports/institute.ts";
import type { NewIdentifier } from "../ports/browser.ts";
import type { Track } from "../ports/tracking.ts";
import type { Customer } from "../shell/customer.ts";
import type { Toasts } from "../shell/toasts.ts";
import type { CpdRecord } from "./cpd-record.ts";

/** The declaration of the year that is due, step by step, submitted to the register. A success refreshes the record. CPD-04 to CPD-10 */
export const annualDeclaration = (
  register: DeclarationRegister,
  record: CpdRecord,
  customer: Customer,
  drafts: Drafts,
  toasts: Toasts,
  newIdentifier: NewIdentifier,
  track: Track,
) => {
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
      onAlready: record.refresh,
    },
    drafts,
    newIdentifier,
  );
};

export type AnnualDeclarationFlow = ReturnType<typeof annualDeclaration>;
