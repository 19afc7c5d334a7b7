import { createContext, useContext } from "react";
import type { Body } from "../../domain/shell/body.ts";

/** The body that the portal speaks for; nobody's where none is said. */
export const BodyContext = createContext<Body>({ name: "", shortName: "", telephone: "" });

/** The body that the portal speaks for. */
export const useBody = (): Body => useContext(BodyContext);
