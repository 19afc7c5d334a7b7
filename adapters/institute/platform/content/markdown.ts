import { fromMarkdown } from "mdast-util-from-markdown";

import { inlinesOf } from "../../../../domain/kernel/inlines.ts";
import type { Block, Inline, RichText, TextWith } from "../../../../domain/kernel/rich-text.ts";
import { problemOfLink, problemOfPlaceholders } from "./problems.ts";

type Node = ReturnType<typeof fromMarkdown>["children"][number];

/** Reports Markdown that content does not support; the line counts from 1 within the text. */
type Report = (line: number, message: string) => void;

const allowed = "paragraphs, headings (## and ###), lists, **strong** and [links](/help)";

/** Placeholders and additional link targets that a text may contain. */
interface AllowedContent {
  readonly placeholders: readonly string[];
  readonly targets?: readonly string[] | undefined;
  /** Why a link has no address here; undefined when it has one. */
  readonly problemOfAddress?: (href: string) => string | undefined;
}

const wordsOf = (text: string): readonly Inline<string>[] =>
  inlinesOf<string>(text.replaceAll(/\s*\n\s*/g, " ") as unknown as TextWith<string>);

/** Parses Markdown into blocks; reports unsupported Markdown. */
export const richTextOf = (
  markdown: string,
  { placeholders, targets, problemOfAddress }: AllowedContent,
  report: Report,
): RichText<string> => {
  const lineOf = (node: Node) => node.position?.start.line ?? 1;
  const refuse = (node: Node) => {
    report(lineOf(node), `"${node.type}" cannot be used; there are ${allowed}`);
    return [];
  };

  const inline = (node: Node): readonly Inline<string>[] => {
    switch (node.type) {
      case "text": {
        const problem = problemOfPlaceholders(node.value, placeholders);
        if (problem !== undefined) report(lineOf(node), problem);
        return wordsOf(node.value);
      }
      case "strong":
        return [{ kind: "strong", children: node.children.flatMap(inline) }];
      case "link": {
        const problem = problemOfLink(node.url, targets) ?? problemOfAddress?.(node.url);
        if (problem !== undefined) report(lineOf(node), problem);
        return [{ kind: "link", href: node.url, children: node.children.flatMap(inline) }];
      }
      default:
        return refuse(node);
    }
  };

  const block = (node: Node): readonly Block<string>[] => {
    switch (node.type) {
      case "paragraph":
        return [{ kind: "paragraph", children: node.children.flatMap(inline) }];
      case "heading":
        if (node.depth !== 2 && node.depth !== 3) return refuse(node);
        return [{ kind: "heading", level: node.depth, children: node.children.flatMap(inline) }];
      case "list": {
        const items = node.children.map(({ children }) =>
          children.flatMap((child) => (child.type === "paragraph" ? child.children.flatMap(inline) : refuse(child))),
        );
        return [{ kind: "list", ordered: node.ordered ?? false, items }];
      }
      default:
        return refuse(node);
    }
  };

  return fromMarkdown(markdown).children.flatMap(block);
};
