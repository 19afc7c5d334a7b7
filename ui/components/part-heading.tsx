import { createContext, useContext } from "react";

/** Level of headings within a part of a page: 2 directly on the page, 3 within a section. */
export const HeadingLevel = createContext<2 | 3>(2);

interface PartHeadingProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** A heading that adapts its level to the page or section around it. */
export const PartHeading = ({ className, children }: PartHeadingProps) => {
  const Heading = useContext(HeadingLevel) === 2 ? "h2" : "h3";
  // Content may lack its words.
  return children && <Heading className={className}>{children}</Heading>;
};
