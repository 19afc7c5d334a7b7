import type { RefObject } from "react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Goes on what holds both the button and what it opens. */
  readonly holder: RefObject<HTMLDivElement | null>;
  /** Goes on the button, to which Escape gives focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Something a button opens beside itself. It closes on Escape, on a press elsewhere, and when another page opens. */
export const useDisclosure = (): Disclosure => {
  const [isOpen, setIsOpen] = useState(false);
  const [path] = useLocation();
  const holder = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => setIsOpen(false), [path]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (key: KeyboardEvent): void => {
      if (key.key !== "Escape") return;
      setIsOpen(false);
      opener.current?.focus();
    };
    const onPress = (press: PointerEvent): void => {
      if (press.target instanceof Node && !holder.current?.contains(press.target)) setIsOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen]);
  return { isOpen, toggle: () => setIsOpen((was) => !was), holder, opener };
};
