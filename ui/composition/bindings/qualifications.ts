import type { Container } from "inversify";
import { Qualifications } from "../../../application/qualifications/qualifications.ts";
import { token } from "../token.ts";
import { QUALIFICATION_RECORDS } from "./ports.ts";
import { FAILURES } from "./shell.ts";

export const QUALIFICATIONS = token<Qualifications>("Qualifications");

/** Qualifications and exam progress. */
export const bindQualifications = (container: Container): void => {
  container
    .bind(QUALIFICATIONS)
    .toResolvedValue((records, failures) => new Qualifications(records, failures), [QUALIFICATION_RECORDS, FAILURES])
    .inSingletonScope();
};
