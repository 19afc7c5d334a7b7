import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { addStaffAction, staffAccountActions } from "../../areas/staff-actions/staff-accounts.ts";
import type { StaffAction } from "../../areas/staff-actions/staff-action.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { requireStaff } from "../../provider/staff/manage-staff.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { latestSignIns } from "../../provider/staff/records.store.ts";
import { allStaff, type StaffRow } from "../../provider/staff/staff.store.ts";
import { addActionCommands, type CommandSubject } from "../action-commands.ts";
import type { CommandContext } from "../command-context.ts";
import { pluralise } from "../pluralise.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const isoOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

/** Lists the accounts of staff. DESK-02 */
const listStaff = async (context: CommandContext, options: ListOptions): Promise<void> => {
  const { database, print, rules } = context;
  const staff = (await allStaff(database)).filter(({ removedAt }) => removedAt === null);
  const [passkeys, signIns] = [await staffPasskeys(database), await latestSignIns(database)];
  const countOf = ({ staffId }: StaffRow): number => passkeys.filter((passkey) => passkey.staffId === staffId).length;
  const table = (): void => {
    if (staff.length === 0)
      return print("There are no staff accounts. Add the first with staff add EMAIL --name … --role admin --apply.");
    printTable(
      print,
      ["Name", "Email", "Role", "Passkeys", "Last sign-in"],
      staff.map((member) => {
        const { staffId, name, email, role } = member;
        const at = signIns.get(staffId);
        const signedIn = at === undefined ? "never" : displayInstant(at, rules);
        return [name, email, role, pluralise(countOf(member), "passkey"), signedIn];
      }),
    );
  };
  const columns: readonly ListColumn<StaffRow>[] = [
    ...(["name", "email", "role"] as const).map((name) => ({ name, of: (member: StaffRow) => member[name] })),
    { name: "passkeys", of: countOf },
    { name: "signedInAt", of: ({ staffId }) => isoOf(signIns.get(staffId)) },
  ];
  printList(context, options, { columns, rows: staff, printTable: table });
};

const newAccount: CommandSubject<undefined, StaffAction<undefined>> = {
  argument: () => "email",
  find: (_context, email) => Promise.resolve({ about: undefined, given: { email } }),
  nameOf: (_about, { name = "", email = "" }) => `${name} (${email})`,
};

const account: CommandSubject<StaffRow, StaffAction<StaffRow>> = {
  argument: () => "email",
  find: async ({ database }, email) => ({ about: await requireStaff(database, email) }),
  nameOf: ({ name, email }) => `${name} (${email})`,
};

/** `registrar staff` */
export const staffCommands: RegisterCommand = (registry) => {
  const { program, listing, withContext } = registry;
  const staff = program.command("staff").description("who may sign in at the desk, the staff's pages in the browser");
  addActionCommands(registry, newAccount, [addStaffAction]);
  listing("list", "list the staff accounts with their passkeys", staff).action((options: ListOptions) =>
    withContext(options, (context) => listStaff(context, options)),
  );
  addActionCommands(registry, account, staffAccountActions);
};
