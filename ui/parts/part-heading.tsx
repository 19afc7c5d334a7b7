import { createContext, useContext } from "react";

/** The level of the headings within a part of a page: below a page's own heading 2, within a section 3. */
export const HeadingLevel = createContext<2 | 3>(2);

interface PartHeadingProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** The heading of something that may stand on a page or within one of its sections. */
export const PartHeading = ({ className, children }: PartHeadingProps) =>
  useContext(HeadingLevel) === 2 ? <h2 className={className}>{children}</h2> : <h3 className={className}>{children}</h3>;
