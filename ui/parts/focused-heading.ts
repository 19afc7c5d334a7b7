import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** Gives a heading the focus when it comes on screen: what the person did has led here. */
export const useFocusedHeading = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return heading;
};
