import { object, type ContentOf } from "../kernel/content.ts";
import { componentTexts } from "./component-texts.ts";
import { pageFrame } from "./content.ts";

/** Texts of the frame around every page, and of the components that pages share. NAV-01, RULE-04 */
export const pageFramework = object({ ...pageFrame.fields, components: componentTexts });
export type PageFramework = ContentOf<typeof pageFramework>;
