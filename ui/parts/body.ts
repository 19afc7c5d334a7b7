import { createContext, useContext } from "react";
import type { Body } from "../../domain/shell/body.ts";

/** The organisation that runs the portal; empty by default. */
export const BodyContext = createContext<Body>({ name: "", shortName: "", telephone: "" });

/** Returns the organisation that runs the portal. */
export const useBody = (): Body => useContext(BodyContext);
