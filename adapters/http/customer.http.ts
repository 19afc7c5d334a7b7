import type { CustomerRecords } from "../../application/ports/institute.ts";
import {
  balance,
  chooseLanguage,
  encryptSession,
  notifications,
  openSession,
  profile,
} from "../contract/customer.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

// The institute requires this field, but a browser does not know its own address.
const placeholderAddress = "0.0.0.0";

/** The institute's customer calls. */
export const httpCustomerRecords = (api: ApiClient): CustomerRecords => ({
  profile: async () => {
    const { name, fullname, firstName, ...rest } = await api.call(profile, {});
    const whole = name ?? fullname ?? ([firstName, rest.surname].filter(Boolean).join(" ") || rest.accaId);
    return { ...rest, firstName: firstName ?? whole, name: whole };
  },
  balance: () => resultOf(api.call(balance, { query: { report: "full" } }).then((answer) => answer.amount)),
  notifications: () =>
    resultOf(api.call(notifications, {}).then(({ notifications: codes, facts }) => ({ codes, facts }))),
  chooseLanguage: (language) => resultOf(api.call(chooseLanguage, { body: { language } })),
  openSession: () =>
    resultOf(api.call(openSession, { body: { customerIP: placeholderAddress } }).then(() => undefined)),
  handOffIds: () => resultOf(api.call(encryptSession, {})),
});
