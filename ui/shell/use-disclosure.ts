import { useEffect, useRef, useState, type RefObject } from "react";

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Goes on what holds both the button and what it opens. */
  readonly holder: RefObject<HTMLDivElement | null>;
  /** Goes on the button, to which Escape gives focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Something a button opens beside itself. It closes on Escape, when a press or focus goes elsewhere, and when a link is followed. */
export const useDisclosure = (): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (key: KeyboardEvent): void => {
      // What is open within it closes first.
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
