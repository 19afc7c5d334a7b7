import { expect, test } from "vitest";

import { rolesOf } from "../../../domain/customer/roles.ts";

test.each([
  [["CN=members,OU=groups,O=institute"], ["members"]],
  [["OU=groups, CN=firms, O=institute"], ["firms"]],
  [["cn=portal"], ["portal"]],
  [["OU=groups,O=institute"], []],
  [["CN=,OU=groups"], []],
  [
    ["CN=firms,OU=groups,O=institute", "CN=portal,OU=groups,O=institute", "CN=firms,OU=older,O=institute"],
    ["firms", "portal"],
  ],
])("the groups %j give the roles %j (SIGN-09)", (groups, roles) => {
  expect(rolesOf(groups)).toEqual(roles);
});
