import { fill } from "../../domain/kernel/rich-text.ts";
import type { LoadedSubject } from "../../domain/shell/component-texts.ts";
import { useTexts } from "./texts.ts";

/** The sentence shown where the API lacks a call. CONF-04 */
export const NotOffered = ({ subject }: { readonly subject: LoadedSubject }) => {
  const { notOffered, subjects } = useTexts().loading;
  return <p>{fill(notOffered, { subject: subjects[subject] })}</p>;
};
