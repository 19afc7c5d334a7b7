import { contentTemplate, templates, type TemplateName } from "../../contract/templates.ts";
import type { ApiParts } from "../api/api-parts.ts";
import { Refused } from "../refused.ts";

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name);

/** The content service: one document a page, in the variant of the user type. SHELL-13 */
export const serveContent = ({ serve, content }: ApiParts): void => {
  serve(contentTemplate, {
    shape: ({ name = "" }) => (isTemplate(name) ? templates[name].schema : undefined),
    answer: async ({ params: { name = "" }, query }) => {
      if (!isTemplate(name)) throw new Refused(404, "NO_SUCH_CONTENT", "There is no such content document.");
      return content.document(name, query.type);
    },
  });
};
