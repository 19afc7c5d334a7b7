import type { CustomerRecords } from "../../application/ports/institute.ts";
import { ok } from "../../application/ports/result.ts";
import { noInstituteFacts } from "../../domain/customer/institute-facts.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { balance, encryptSession, notifications, openSession, profile } from "./customer.contract.ts";
import { obligationFacts } from "./obligation-facts.contract.ts";

// The browser does not know its own address; the institute wants the field all the same.
const placeholderAddress = "0.0.0.0";

/** The institute's customer calls. Other APIs may not report the facts behind obligations. */
export const httpCustomerRecords = (api: ApiClient, reportsFacts: boolean): CustomerRecords => ({
  profile: () => api.call(profile, {}),
  balance: () => resultOf(api.call(balance, { query: { report: "full" } }).then((answer) => answer.amount)),
  notifications: () => resultOf(api.call(notifications, {}).then((answer) => answer.notifications)),
  instituteFacts: () =>
    reportsFacts ? resultOf(api.call(obligationFacts, {})) : Promise.resolve(ok(noInstituteFacts)),
  openSession: () =>
    resultOf(api.call(openSession, { body: { customerIP: placeholderAddress } }).then(() => undefined)),
  handOffIds: () => resultOf(api.call(encryptSession, {})),
});
