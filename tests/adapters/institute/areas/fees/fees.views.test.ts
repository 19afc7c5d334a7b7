import { expect, it } from "vitest";

import { fees } from "../../../../../adapters/contract/fees.contract.ts";
import { owingLines } from "../../../../../adapters/institute/areas/fees/owing.store.ts";
import { datedPerson } from "../../../../../adapters/institute/areas/reminders/dated-facts.store.ts";
import { obligationsOf } from "../../../../../domain/customer/obligations.ts";
import { suspensionReasons } from "../../../../../domain/institute/customer/suspension-reasons.ts";
import { datedObligations } from "../../../../../domain/institute/reminders/dated-obligations.ts";
import { dayOf, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";

const today = dayOf(new Date(), defaultRules);
const [before, after] = [plusDays(today, -12), plusDays(today, 30)];
const paid = (amount: string, ...options: readonly string[]) => [
  "payment",
  "--amount",
  amount,
  "--description",
  "Card",
  ...options,
];
const charged = (amount: string, purpose: string, due: string, reference: string) => [
  "charge",
  "--amount",
  amount,
  "--for",
  purpose,
  "--due",
  due,
  "--reference",
  reference,
];
const reversed = (reference: string) => ["reverse", reference, "--reason", "A mistake"];

/** Ten people, and what is posted for each; a command's person is added to it. */
const states: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // A subscription that is not late, with a charge of the same amount that is.
  Priya: [charged("268.50", "subscription 2031", after, "S-1"), charged("268.50", "Workshop", before, "W-1")],
  // The same, and a payment that names the newer charge.
  Irina: [
    charged("268.50", "Workshop", before, "W-2"),
    charged("268.50", "Copies", after, "C-2"),
    paid("268.50", "--settles", "C-2"),
  ],
  // A payment in part.
  Owen: [paid("268.49")],
  // A payment that bounced.
  Maya: [paid("268.50", "--reference", "P-4"), reversed("P-4")],
  // A charge that was taken back after it was paid, and another charge.
  Sam: [
    charged("50.00", "Copies", before, "C-5"),
    paid("50.00"),
    reversed("C-5"),
    charged("80.00", "Workshop", before, "W-5"),
  ],
  // An overpayment, which a later charge uses.
  Barry: [paid("100.00"), charged("60.00", "Workshop", before, "W-6")],
  // A take-back that was taken back.
  Mei: [
    charged("40.00", "Workshop", before, "W-7"),
    paid("40.00", "--reference", "P-7"),
    reversed("P-7").concat("--reference", "R-7"),
    reversed("R-7"),
  ],
  // Due today: not late.
  Noel: [charged("40.00", "Workshop", today, "W-8")],
  // Due yesterday.
  Fiona: [charged("40.00", "Workshop", plusDays(today, -1), "W-9")],
  // Without a due date: due on the day of the charge.
  Felix: [["charge", "--amount", "40.00", "--for", "Workshop", "--date", before, "--reference", "W-10"]],
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  it("portal, list, reminders and suspension say the same about ten people in awkward states (CORR-02)", async () => {
    const institute = await opened();
    const { database } = institute;
    const registrar = registrarAt(database);
    for (const [who, postings] of Object.entries(states))
      for (const [kind = "", ...options] of postings)
        await registrar(
          "post",
          kind,
          ...(kind === "reverse" ? [] : [institute.person(who).customerId]),
          ...options,
          "--apply",
        );

    const list = await owingLines(database);
    for (const who of Object.keys(states)) {
      const { customerId } = institute.person(who);
      const { answer: statement } = await ask(institute, who, fees);
      const found = await datedPerson(database, customerId, today, defaultRules);
      if (!found) throw new Error(`${who} is not there.`);
      const payments = obligationsOf({ today, statement, notifications: [], mayApply: false });
      const portal = payments.flatMap((item) => (item.kind === "payment" ? [item] : []));
      const lateInPortal = portal.filter(({ state }) => state === "overdue");
      const own = list.filter((line) => line.customerId === customerId);
      const lateInList = own.filter(({ dueDate }) => dueDate < today);
      const reason = suspensionReasons(found.facts, today).find(({ code }) => code === "UNPAID_FEES");
      const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const late = {
        since: lateInList.map(({ dueDate }) => dueDate).toSorted()[0],
        open: sum(lateInList.map(({ open }) => open)),
      };
      const reminded = datedObligations(found.facts, today).flatMap((item) =>
        item.kind === "subscription" ? [{ year: item.year, due: item.due, open: item.open }] : [],
      );
      expect({ who, since: lateInPortal[0]?.due, open: sum(lateInPortal.map(({ owed }) => owed)) }).toEqual({
        who,
        ...late,
      });
      expect(reason && "open" in reason ? { since: reason.due, open: reason.open } : undefined).toEqual(
        late.since === undefined ? undefined : late,
      );
      expect(sum(portal.map(({ owed }) => owed))).toBe(sum(own.map(({ open }) => open)));
      for (const { due, open } of reminded) expect(own).toContainEqual(expect.objectContaining({ dueDate: due, open }));
    }
  });
});
