import type { Account } from "oidc-provider";
import type { CustomerRow } from "../../customer/storage.ts";

/** Which claims a scope brings. SIGN-09, SIGN-11 */
export const claimsByScope = {
  openid: ["sub"],
  profile: ["name", "given_name", "family_name", "groups", "customer_type"],
  email: ["email"],
};

/** A customer as the provider knows them; their number is the subject. */
export const accountOf = (customer: CustomerRow): Account => ({
  accountId: customer.customerId,
  claims: () => ({
    sub: customer.customerId,
    name: `${customer.firstName} ${customer.surname}`,
    given_name: customer.firstName,
    family_name: customer.surname,
    email: customer.email,
    customer_type: customer.customerType,
    groups: JSON.parse(customer.groups) as string[],
  }),
});
