import { personalDataVersion } from "../../../../domain/my-details/personal-data.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import { paperWords } from "../../platform/paper/paper-texts.ts";
import { isHeld } from "../../platform/storage/columns.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { tables } from "../tables.ts";
import { personalDataLetter } from "./personal-data-paper.ts";
import { personalDataSchemaAddress, type PersonalData } from "./personal-data.schema.ts";
import { heldRowsOf } from "./personal-data.store.ts";

interface DataOf {
  readonly database: Database;
  readonly customer: CustomerRow;
  readonly now: Date;
  readonly body: OrganisationSettings;
  readonly content: TextLibrary;
  readonly rules: OrganisationRules;
  /** The language that the person reads, of those offered; the organisation's own without one. LANG-07 */
  readonly language: string | undefined;
}

/** All data held about a person, by the published schema. DATA-01 */
export const personalDataOf = async ({
  database,
  now,
  body,
  content,
  publicUrl,
  ...reader
}: DataOf & { readonly publicUrl: string }): Promise<PersonalData> => {
  const { customer } = reader;
  const { texts } = await paperWords({ body, content }, "paper-personal-data", reader);
  return {
    $schema: personalDataSchemaAddress(publicUrl),
    version: personalDataVersion,
    organisation: body.name,
    customerId: customer.customerId,
    madeAt: now.toISOString(),
    data: await heldRowsOf(database, customer),
    leftOut: tables.flatMap(({ name: table, columns }) =>
      Object.entries(columns).flatMap(([column, described]) => {
        if (isHeld(described)) return [];
        const { omission: reason } = described;
        return [{ table, column, reason, because: texts.leftOut[reason] }];
      }),
    ),
  };
};

/** The same data as a PDF. DATA-01 */
export const personalDataPaper = async ({ database, now, body, content, ...reader }: DataOf): Promise<Buffer> => {
  const { customer, language } = reader;
  const { customerId } = customer;
  const words = await paperWords({ body, content }, "paper-personal-data", reader);
  const letter = personalDataLetter(words, {
    name: fullNameOf(customer),
    customerId,
    now,
    institute: body.name,
    rows: await heldRowsOf(database, customer),
  });
  return drawPaper({ body, customerId, language }, { layout: "letter", content: letter });
};
