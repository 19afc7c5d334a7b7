import type { Container } from "inversify";
import { httpFeesOffice } from "../../../adapters/fees/http.ts";
import type { FeesStatement } from "../../../domain/fees/account.ts";
import { Standing } from "../../landing/standing.tsx";
import type { StandingPart } from "../../landing/standing-part.ts";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { PROGRESS, STATEMENT_AT_A_GLANCE } from "../bindings/dashboard-parts.ts";
import { API } from "../bindings/ports.ts";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const standing = (container: Container): StandingPart => ({
  Part: pageWith(container, Standing, {
    content: CONTENT,
    customer: CUSTOMER,
    record: CPD_RECORD,
    statement: STATEMENT_AT_A_GLANCE,
    progress: PROGRESS,
  }),
});

export const statementAtAGlance = (container: Container): Promise<FeesStatement> =>
  httpFeesOffice(container.get(API)).statement();
