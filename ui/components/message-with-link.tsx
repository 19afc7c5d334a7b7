import type { Message } from "../../domain/kernel/message.ts";
import { PortalLink } from "./portal-link.tsx";
import { useFormatMessage } from "./texts.ts";

interface MessageWithLinkProps {
  readonly message: Message;
  /** Where the words in brackets lead. */
  readonly href: string;
}

/** A message whose words in brackets, if there are any, are a link. */
export const MessageWithLink = ({ message, href }: MessageWithLinkProps) => {
  const words = useFormatMessage()(message);
  const [, before, linked, after] = /^(.*)\[(.+)\](.*)$/.exec(words) ?? [];
  if (linked === undefined) return words;
  return (
    <>
      {before}
      <PortalLink href={href}>{linked}</PortalLink>
      {after}
    </>
  );
};
