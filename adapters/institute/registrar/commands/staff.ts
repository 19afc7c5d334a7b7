import { Option } from "commander";

import { displayInstant } from "../../../../domain/kernel/instant.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { addStaff, removeStaff, resetStaff, type ManagingStaff } from "../../provider/staff/manage-staff.ts";
import { staffPasskeys } from "../../provider/staff/passkeys.store.ts";
import { latestSignIns } from "../../provider/staff/records.store.ts";
import { allStaff, staffRoles, type StaffRole, type StaffRow } from "../../provider/staff/staff.store.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { printList, type ListOptions } from "../print-list.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

type Change = (managing: ManagingStaff) => Promise<{ readonly staff: StaffRow; readonly message: string }>;

/** Changes an account of staff, and prints what was done. DESK-02 */
const changeStaff = (context: CommandContext, change: Change) =>
  inOneTransaction(context, async (database) => {
    const { deskUrl } = context.settings.institute;
    if (deskUrl === undefined) throw new CommandError("The desk is off (DESK=off), so that staff cannot sign in.");
    const { staff, message } = await change({ ...context, database, deskUrl });
    context.print(`${staff.name} (${staff.email}, ${staff.role}) ${message}.`);
  });

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
      ["Name", "Email", "Role", "Passkeys", "Signed in"],
      staff.map((member) => {
        const { staffId, name, email, role } = member;
        const at = signIns.get(staffId);
        const signedIn = at === undefined ? "not yet" : displayInstant(at, rules);
        return [name, email, role, counted(countOf(member), "passkey"), signedIn];
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

/** `registrar staff` */
export const staffCommands: RegisterCommand = ({ program, command, listing, withContext }) => {
  const staff = program.command("staff").description("who may sign in at the desk, the staff's pages in the browser");
  command("add <email>", "add a staff account, and mail a link for registering a passkey", staff)
    .requiredOption("--name <name>", "the person's name")
    .addOption(
      new Option("--role <role>", "clerk, or admin, who also manages staff").choices(staffRoles).makeOptionMandatory(),
    )
    .action((email: string, options: CommonOptions & { readonly name: string; readonly role: StaffRole }) =>
      withContext(options, (context) =>
        changeStaff(context, async (managing) => ({
          staff: await addStaff(managing, { email, name: options.name, role: options.role }),
          message: "has a staff account, and gets a link for registering a passkey",
        })),
      ),
    );
  listing("list", "list the staff accounts with their passkeys", staff).action((options: ListOptions) =>
    withContext(options, (context) => listStaff(context, options)),
  );
  command("reset <email>", "remove the passkeys of a staff account, and mail another link", staff).action(
    (email: string, options: CommonOptions) =>
      withContext(options, (context) =>
        changeStaff(context, async (managing) => ({
          staff: await resetStaff(managing, email),
          message: "is signed out, and gets a link for registering another passkey",
        })),
      ),
  );
  command("remove <email>", "remove a staff account; what it did stays on record", staff).action(
    (email: string, options: CommonOptions) =>
      withContext(options, (context) =>
        changeStaff(context, async (managing) => ({
          staff: await removeStaff(managing, email),
          message: "can no longer sign in at the desk",
        })),
      ),
  );
};
