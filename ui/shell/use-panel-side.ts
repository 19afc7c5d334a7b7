import { useLayoutEffect, useState, type RefObject } from "react";

type Side = "start" | "end";

/** The side of its row to which an open panel is aligned: the end where it would otherwise leave the window. */
export const usePanelSide = (panel: RefObject<HTMLElement | null>, isOpen: boolean): Side => {
  const [side, setSide] = useState<Side>("start");
  useLayoutEffect(() => {
    if (!isOpen || !panel.current) return undefined;
    const row = panel.current.parentElement;
    const place = (): void => {
      const start = row?.getBoundingClientRect().left ?? 0;
      const width = panel.current?.offsetWidth ?? 0;
      setSide(start + width > document.documentElement.clientWidth ? "end" : "start");
    };
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
  }, [isOpen, panel]);
  return side;
};
