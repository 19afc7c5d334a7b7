import fc from "fast-check";
import { expect, test } from "vitest";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { changeOfKind, whyNotOfKind } from "../../../../domain/institute/customer/kind-change.ts";
import { unsuspendedStatusOf } from "../../../../domain/institute/customer/standing.ts";

const kind = fc.record({ type: fc.constantFrom(...userTypes), isFellow: fc.boolean() });
const person = fc
  .record({
    type: fc.constantFrom(...userTypes),
    isFellow: fc.boolean(),
    isRetired: fc.boolean(),
    isClosed: fc.boolean(),
    isSuspended: fc.boolean(),
  })
  // On record are fellows and retired people who are members.
  .filter(({ type, isFellow, isRetired }) => type === "member" || !(isFellow || isRetired))
  .map(({ isSuspended, ...rest }) => ({ ...rest, status: isSuspended ? "SUSPENDED" : unsuspendedStatusOf(rest) }));

test("after a change that is possible, fellows and retired people are members (EXP-01)", () => {
  fc.assert(
    fc.property(person, kind, (someone, next) => {
      fc.pre(whyNotOfKind(someone, next) === undefined);
      expect(next.type === "member" || !(next.isFellow || someone.isRetired)).toBe(true);
    }),
  );
});

test("a change and the change back leave the status as it was (EXP-01, SUSP-01)", () => {
  fc.assert(
    fc.property(person, kind, (someone, next) => {
      fc.pre(whyNotOfKind(someone, next) === undefined);
      const changed = { ...someone, ...next, status: changeOfKind(someone, next).status };
      expect(whyNotOfKind(changed, someone)).toBeUndefined();
      expect(changeOfKind(changed, someone).status).toBe(someone.status);
    }),
  );
});

test("membership begins or ends exactly when the type says so (EXP-01)", () => {
  fc.assert(
    fc.property(person, kind, (someone, next) => {
      const { membership } = changeOfKind(someone, next);
      expect(membership === "begins").toBe(someone.type !== "member" && next.type === "member");
      expect(membership === "ends").toBe(someone.type === "member" && next.type !== "member");
    }),
  );
});
