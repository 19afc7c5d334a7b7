import * as z from "zod";

import { omissions, personalDataVersion } from "../../../../domain/my-details/personal-data.ts";
import type { ColumnKind } from "../../platform/storage/columns.ts";
import { heldColumnsOf } from "../../platform/storage/define-table.ts";
import { heldTables, tables } from "../tables.ts";

const kinds: Readonly<Record<ColumnKind, z.ZodType>> = {
  text: z.string(),
  code: z.string(),
  message: z.string().describe("A text in which links are left out."),
  day: z.iso.date(),
  instant: z.iso.datetime(),
  number: z.number(),
  amount: z.string().regex(/^-?\d+\.\d\d$/),
  "yes or no": z.boolean(),
  json: z.json(),
  author: z.enum(["person", "organisation"]),
};

/** A row in the person's file. */
export type HeldRow = Readonly<Record<string, unknown>>;

/** The rows held for a person, by table. */
export type HeldRows = Readonly<Record<string, readonly HeldRow[]>>;

const rowSchemas = Object.fromEntries(
  heldTables.map((table) => [
    table.name,
    z.array(
      z.strictObject(
        Object.fromEntries(
          heldColumnsOf(table).map(([name, { kind, isOptional }]) => [
            name,
            isOptional ? kinds[kind].nullable() : kinds[kind],
          ]),
        ),
      ),
    ),
  ]),
);

/** The file that a person downloads. DATA-01 */
export const personalDataSchema = z
  .strictObject({
    $schema: z.url().describe("The address of this schema."),
    version: z.literal(personalDataVersion),
    organisation: z.string(),
    customerId: z.string(),
    madeAt: z.iso.datetime(),
    data: z.strictObject(rowSchemas).describe("The rows of each table."),
    leftOut: z
      .array(
        z.strictObject({
          table: z.enum(tables.map(({ name }) => name)),
          column: z.string(),
          reason: z.enum(omissions),
          because: z.string(),
        }),
      )
      .describe("What is stored and not given, with the reason."),
  })
  .describe("All that the organisation holds about a person.");

/** The stored rows of the file, without its address and time. */
export interface PersonalData extends Omit<z.output<typeof personalDataSchema>, "data"> {
  readonly data: HeldRows;
}

/** The path of the published schema, below the API. DATA-01 */
export const personalDataSchemaPath = `/schemas/personal-data-${personalDataVersion}.json`;

/** The address of the published schema. DATA-01 */
export const personalDataSchemaAddress = (publicUrl: string): string => `${publicUrl}/api${personalDataSchemaPath}`;

/** The published JSON Schema, under its address. DATA-01 */
export const publishedPersonalDataSchema = (publicUrl: string) => ({
  $id: personalDataSchemaAddress(publicUrl),
  title: "Personal data",
  ...z.toJSONSchema(personalDataSchema),
});
