import { useEffect, useRef, useState, type RefObject } from "react";

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Ref of the element that contains the button and its content. */
  readonly holder: RefObject<HTMLDivElement | null>;
  /** Ref of the button, which receives focus on Escape. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** State of content opened by a button. Closes on Escape, on a press or focus outside, and when a link is followed. */
export const useDisclosure = (): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (key: KeyboardEvent): void => {
      // Nested open content closes first.
      const open = holder.current?.querySelectorAll("[aria-expanded=true]").length ?? 0;
      if (key.key !== "Escape" || open > 1) return;
      setIsOpen(false);
      opener.current?.focus();
    };
    const onClick = (click: MouseEvent): void => {
      if (click.target instanceof Element && click.target.closest("a")) setIsOpen(false);
    };
    const onGone = ({ target }: Event): void => {
      if (target instanceof Node && !holder.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onGone);
    document.addEventListener("focusin", onGone);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onGone);
      document.removeEventListener("focusin", onGone);
      document.removeEventListener("click", onClick);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), close: () => setIsOpen(false), holder, opener };
};
