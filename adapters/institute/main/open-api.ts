import * as z from "zod";

import { refusal, successOf, type Call } from "../../contract/call.ts";
import { contentDocument } from "../../contract/content.ts";
import { paymentNotice } from "../../contract/fees-payment-notice.contract.ts";
import { headers } from "../../contract/headers.ts";
import { personalDataFile } from "../../contract/personal-data.contract.ts";
import { readPolicyOf } from "../../contract/read-policy.ts";
import { webhookMessages } from "../../contract/webhooks.contract.ts";
import { personalDataSchema } from "../areas/personal-data/personal-data.schema.ts";

/** A JSON Schema as zod generates it. */
type JsonSchema = Record<string, unknown>;

/**
 * Says how the portal reads a value that is missing or does not fit: by `x-read-as`, or that it decides what is due,
 * withheld or suspended. CONF-01
 */
const sayReading = ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void => {
  const { fallback, decides, isPart } = readPolicyOf(zodSchema as Parameters<typeof readPolicyOf>[0]);
  const instead = fallback?.(undefined, {});
  if (isPart === true) jsonSchema["x-fails-in-its-place"] = true;
  else if (instead !== undefined) jsonSchema["x-read-as"] = instead;
  if (decides) jsonSchema["x-decides"] = true;
};

/** Moves the schema's own definitions to the document's components, and its references with them. */
const hoistDefinitions = (schema: JsonSchema, name: string, components: Record<string, JsonSchema>): JsonSchema => {
  const written = JSON.stringify(schema).replaceAll(`"$ref":"#/$defs/`, `"$ref":"#/components/schemas/${name}.`);
  const {
    $schema: _,
    $defs = {},
    ...own
  } = JSON.parse(written) as JsonSchema & { readonly $defs?: Readonly<Record<string, JsonSchema>> };
  for (const [key, definition] of Object.entries($defs)) components[`${name}.${key}`] = definition;
  return own;
};

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** "getCustomersIdProfile" */
const operationId = ({ method, path }: Call): string =>
  method.toLowerCase() +
  path.replaceAll(/[/{}-]+(\w)?/g, (_, letter: string | undefined) => (letter ?? "").toUpperCase());

const pathParameters = (call: Call) =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

const queryParameters = (call: Call) => {
  if (!call.query) return [];
  const schema = z.toJSONSchema(call.query) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: "query",
    required: schema.required?.includes(name) ?? false,
    schema: of,
  }));
};

const header = (name: string, required: boolean, description: string) => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

const headerParameters = (call: Call) => [
  header(headers.correlationId, false, "Names the request in the logs of both sides; echoed."),
  ...(call.access === "nothing" ? [] : [header(headers.clientId, true, "The client the access token was issued to.")]),
  ...(call.versioned ? [header(headers.version, false, "The version the change was made upon, in quotes.")] : []),
  ...(call.once ? [header(headers.idempotencyKey, true, "A repeat under the same key is carried out once.")] : []),
];

/** A content document: its name on the content service, its shape, and an example where there is one. */
export interface DescribedDocument {
  readonly name: string;
  readonly schema: NonNullable<Call["answer"]>;
  readonly example?: unknown;
}

/** A message that is sent to WEBHOOK_URL. SENT-05 */
const webhookOperation = (name: string, schemaName: string) => ({
  post: {
    operationId: `on-${name}`,
    summary: `Sent to WEBHOOK_URL, signed by the Standard Webhooks specification: ${name}.`,
    requestBody: {
      required: true,
      content: json({
        allOf: [{ $ref: `#/components/schemas/${schemaName}` }, { properties: { type: { const: name } } }],
      }),
    },
    responses: { "2XX": { description: "Taken. Any other answer is tried again for three days." } },
  },
});

/** The OpenAPI 3.1 description of the contract's calls; each content document has its own path. CALL-01, SHELL-13 */
export const openApi = (calls: readonly Call[], documents: readonly DescribedDocument[] = []) => {
  const components: Record<string, JsonSchema> = { Refusal: z.toJSONSchema(refusal) };
  const schemaOf = (schema: NonNullable<Call["answer"]>, name: string) =>
    hoistDefinitions(z.toJSONSchema(schema), name, components);
  const answerSchemaOf = (schema: NonNullable<Call["answer"]>, name: string) =>
    hoistDefinitions(z.toJSONSchema(schema, { override: sayReading }), name, components);

  // Pages repeat a few kinds of text, which a document describes once.
  const contentSchemaOf = (schema: NonNullable<Call["answer"]>, name: string) =>
    hoistDefinitions(z.toJSONSchema(schema, { reused: "ref" }), name, components);
  for (const { name, schema } of documents) components[`content.${name}`] = contentSchemaOf(schema, `content.${name}`);
  const contentAnswer = {
    content: {
      "application/json": {
        schema: { oneOf: documents.map(({ name }) => ({ $ref: `#/components/schemas/content.${name}` })) },
        examples: Object.fromEntries(
          documents.flatMap(({ name, example }) => (example === undefined ? [] : [[name, { value: example }]])),
        ),
      },
    },
  };
  const answerOf = (call: Call, id: string) => {
    if (documents.length > 0 && call.path === contentDocument.path) return contentAnswer;
    if (call.path === personalDataFile.path)
      return { content: { [personalDataFile.file]: { schema: { $ref: "#/components/schemas/PersonalData" } } } };
    if (call.answer) return { content: json(answerSchemaOf(call.answer, `${id}Answer`)) };
    return call.file && { content: { [call.file]: {} } };
  };

  const operation = (call: Call) => {
    const id = operationId(call);
    return {
      operationId: id,
      summary: call.summary,
      parameters: [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)],
      ...(call.body ? { requestBody: { required: true, content: json(schemaOf(call.body, `${id}Body`)) } } : {}),
      ...(call.bytes ? { requestBody: { required: true, content: { [call.bytes]: {} } } } : {}),
      responses: {
        [successOf(call)]: { description: "As asked.", ...answerOf(call, id) },
        default: { description: "A refusal.", content: json({ $ref: "#/components/schemas/Refusal" }) },
      },
      "x-access-level": call.access,
      ...(call.isAddition ? { "x-may-be-missing": true } : {}),
      ...(call.access === "nothing" ? { security: [] } : {}),
    };
  };

  components["PaymentNotice"] = schemaOf(paymentNotice, "PaymentNotice");
  components["PersonalData"] = hoistDefinitions(z.toJSONSchema(personalDataSchema), "PersonalData", components);
  const webhookOperations = Object.entries(webhookMessages).flatMap(([schemaName, schema]) => {
    components[schemaName] = schemaOf(schema, schemaName);
    return schema.shape.type.options.map((name) => [name, webhookOperation(name, schemaName)] as const);
  });

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: "3.1.0",
    info: { title: "Guildhall: the calls between the portal and its institute", version: "1" },
    servers: [{ url: "/api" }],
    security: [{ accessToken: [] }],
    paths,
    webhooks: Object.fromEntries(webhookOperations),
    components: {
      schemas: components,
      securitySchemes: { accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT (at+jwt)" } },
    },
  };
};
