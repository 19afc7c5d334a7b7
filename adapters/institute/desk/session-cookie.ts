import type { FastifyRequest } from "fastify";

import type { StaffSessions } from "../provider/staff/sessions.store.ts";
import type { StaffRow } from "../provider/staff/staff.store.ts";

/** A session of staff with the token of its cookie. */
export interface Session {
  readonly staff: StaffRow;
  readonly token: string;
}

/** Reads the session of a request; undefined without an active one. */
export type SessionOf = (request: FastifyRequest) => Promise<Session | undefined>;

/** The cookie of a session: not readable by scripts, and never sent from other sites. DESK-02 */
export const sessionCookie = (sessions: StaffSessions, isSecure: boolean) => {
  const name = isSecure ? "__Host-desk" : "desk";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
  const tokenOf = ({ headers: { cookie = "" } }: FastifyRequest): string | undefined =>
    cookie
      .split("; ")
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const sessionOf: SessionOf = async (request) => {
    const token = tokenOf(request);
    const staff = token === undefined ? undefined : await sessions.staffOf(token);
    return staff && token !== undefined ? { staff, token } : undefined;
  };
  return {
    sessionOf,
    tokenOf,
    started: (token: string): string => `${name}=${token}; ${attributes}`,
    ended: `${name}=; ${attributes}; Max-Age=0`,
  };
};
