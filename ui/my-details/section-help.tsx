import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { RichText } from "../parts/rich-text.tsx";

interface SectionHelpProps {
  /** By which the first field of the section is described: the focus goes there past these words. */
  readonly id: string;
  readonly text: Text | undefined;
}

/** What is said beside the fields of an open section. CONT-01 */
export const SectionHelp = ({ id, text }: SectionHelpProps) =>
  text && (
    <div id={id}>
      <RichText text={text} />
    </div>
  );
