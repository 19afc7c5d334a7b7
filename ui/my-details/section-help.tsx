import type { RichText as Text } from "../../domain/kernel/rich-text.ts";
import { RichText } from "../components/rich-text.tsx";

interface SectionHelpProps {
  /** Describes the section's first field, because focus skips this text. */
  readonly id: string;
  readonly text: Text | undefined;
}

/** Help text of an open section. CONT-01 */
export const SectionHelp = ({ id, text }: SectionHelpProps) =>
  text && (
    <div id={id}>
      <RichText text={text} />
    </div>
  );
