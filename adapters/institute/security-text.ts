import type { FastifyInstance } from "fastify";

/** To whom a weakness is reported, and where the body says what it promises whoever does. */
export interface SecurityContact {
  /** "mailto:security@body.example" */
  readonly contact: string;
  readonly policy?: string | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Whoever reads it later is to ask again: addresses change. */
const holds = 90 * day;

/** /.well-known/security.txt, by RFC 9116: where whoever finds a weakness looks first. */
export const serveSecurityText = (app: FastifyInstance, { contact, policy }: SecurityContact, now: () => Date): void => {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const expires = new Date(now().getTime() + holds).toISOString();
    const lines = [`Contact: ${contact}`, ...(policy === undefined ? [] : [`Policy: ${policy}`]), `Expires: ${expires}`, "Preferred-Languages: en"];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
};
