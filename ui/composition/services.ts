import type { Container } from "inversify";
import { ContentPages } from "../../application/content/content-pages.ts";
import { annualDeclaration } from "../../application/cpd/annual-declaration.ts";
import { CpdRecord } from "../../application/cpd/cpd-record.ts";
import { Drafts } from "../../application/flow/drafts.ts";
import { Customer } from "../../application/shell/customer.ts";
import { Failures } from "../../application/shell/failures.ts";
import { Leaving } from "../../application/shell/leaving.ts";
import { LoginSuccess } from "../../application/shell/login-success.ts";
import { Session } from "../../application/shell/session.ts";
import { Toasts } from "../../application/shell/toasts.ts";
import {
  ANNUAL_DECLARATION,
  CLOCK,
  CONTENT,
  CONTENT_LIBRARY,
  CPD_RECORD,
  CPD_REGISTER,
  CUSTOMER,
  CUSTOMER_RECORDS,
  DRAFTS,
  FAILURES,
  FAILURE_REPORTS,
  IDENTITY,
  LEAVING,
  LOGIN_SUCCESS,
  NEW_IDENTIFIER,
  SESSION,
  TAB_STORE,
  TOASTS,
  TRACKING,
} from "./tokens.ts";

/** The portal's services over whatever ports are bound: the same in a browser and in a test. */
export const bindServices = (container: Container): void => {
  container
    .bind(FAILURES)
    .toResolvedValue((reports, newIdentifier) => new Failures(reports, newIdentifier), [FAILURE_REPORTS, NEW_IDENTIFIER])
    .inSingletonScope();
  container
    .bind(SESSION)
    .toResolvedValue(
      (identity, records, tab, failures) => new Session(identity, records, tab, failures),
      [IDENTITY, CUSTOMER_RECORDS, TAB_STORE, FAILURES],
    )
    .inSingletonScope();
  container
    .bind(CUSTOMER)
    .toResolvedValue((records, failures) => new Customer(records, failures), [CUSTOMER_RECORDS, FAILURES])
    .inSingletonScope();
  container
    .bind(LOGIN_SUCCESS)
    .toResolvedValue(
      (customer, tab, tracking) => new LoginSuccess(customer, tab, tracking),
      [CUSTOMER, TAB_STORE, TRACKING],
    )
    .inSingletonScope();
  container
    .bind(CONTENT)
    .toResolvedValue(
      (library, customer, failures) => new ContentPages(library, customer, failures),
      [CONTENT_LIBRARY, CUSTOMER, FAILURES],
    )
    .inSingletonScope();
  container.bind(LEAVING).toResolvedValue(() => new Leaving(), []).inSingletonScope();
  container.bind(TOASTS).toResolvedValue((clock) => new Toasts(clock), [CLOCK]).inSingletonScope();
  container
    .bind(DRAFTS)
    .toResolvedValue((tab, session) => new Drafts(tab, session), [TAB_STORE, SESSION])
    .inSingletonScope();
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
