import type { IconNode } from "lucide";
import { createElement } from "react";

interface IconProps {
  readonly node: IconNode;
  readonly className?: string | undefined;
}

/** A decorative icon beside text; hidden from assistive technology. */
export const Icon = ({ node, className }: IconProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {node.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: `line-${String(place)}` }))}
  </svg>
);
