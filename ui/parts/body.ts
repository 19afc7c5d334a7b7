import { createContext, useContext } from "react";
import type { Body } from "../../domain/shell/body.ts";

/** The body that the portal speaks for. */
export const BodyContext = createContext<Body | undefined>(undefined);

/** The body that the portal speaks for. Throws outside the portal's frame. */
export const useBody = (): Body => {
  const body = useContext(BodyContext);
  if (!body) throw new Error("Nobody has said whose portal this is");
  return body;
};
