import { userTypes } from "../../../../domain/customer/user-type.ts";
import { ruleTexts } from "../../../../domain/institute/rules/rule-texts.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { allDocuments, contentText, type Layer } from "./content-files.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import { readDocument } from "./read-document.ts";

const withoutValues = {
  rules: ruleTexts(defaultRules),
  lists: defaultRules.lists,
  refer: () => undefined,
  problemOfAddress: () => undefined,
};

/** Paths of what a file of some layers says; a file that cannot be read says nothing. */
const fieldsOf = (
  name: DocumentName,
  file: string,
  layers: readonly Layer[],
  kind: "texts" | "decided",
): readonly string[] =>
  layers.flatMap(({ files }) => {
    const path = files.get(file);
    if (path === undefined) return [];
    try {
      return readDocument({ file, text: contentText(path), isWhole: false }, documentShapes[name], withoutValues)[kind];
    } catch {
      return [];
    }
  });

/**
 * The texts that an organisation does not say itself: their paths by document and variant, such as `landing-page` and
 * `landing-page.student`. OWN-03
 */
export const shippedTexts = (layers: readonly Layer[]): ReadonlyMap<string, readonly string[]> => {
  const shipped = layers.filter(({ isShipped }) => isShipped);
  const own = layers.filter(({ isShipped }) => !isShipped);
  const missing = allDocuments.flatMap((name) => {
    const toEveryone = fieldsOf(name, `${name}.yaml`, own, "decided");
    return [name, ...userTypes.map((type) => `${name}.${type}`)].map((document) => {
      const said = [...toEveryone, ...fieldsOf(name, `${document}.yaml`, own, "decided")];
      const isSaid = (field: string) => said.some((each) => field === each || field.startsWith(`${each}.`));
      return [
        document,
        fieldsOf(name, `${document}.yaml`, shipped, "texts").filter((field) => !isSaid(field)),
      ] as const;
    });
  });
  return new Map(missing.filter(([, texts]) => texts.length > 0));
};
