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

/** The person and the organisation. */
interface DataOf {
  readonly database: Database;
  readonly customer: CustomerRow;
  readonly now: Date;
  readonly body: OrganisationSettings;
  readonly content: TextLibrary;
}

/** All data held about a person, by the published schema. DATA-01 */
export const personalDataOf = async ({
  database,
  customer,
  now,
  body,
  content,
  publicUrl,
}: DataOf & { readonly publicUrl: string }): Promise<PersonalData> => {
  const { texts } = await paperWords(content, "paper-personal-data", customer);
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
        const { leftOut: reason } = described;
        return [{ table, column, reason, because: texts.leftOut[reason] }];
      }),
    ),
  };
};

/** The same data as a PDF. DATA-01 */
export const personalDataPaper = async ({
  database,
  customer,
  now,
  body,
  content,
  rules,
}: DataOf & { readonly rules: OrganisationRules }): Promise<Buffer> =>
  drawPaper(
    { body, customerId: customer.customerId },
    {
      layout: "letter",
      content: personalDataLetter(await paperWords(content, "paper-personal-data", customer), {
        name: fullNameOf(customer),
        customerId: customer.customerId,
        now,
        institute: body.name,
        rules,
        rows: await heldRowsOf(database, customer),
      }),
    },
  );
