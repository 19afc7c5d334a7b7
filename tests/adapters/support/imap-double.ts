import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** A part of a mail: its type, such as "message/delivery-status", and its content. */
type Part = readonly [type: string, content: string];

/** A mail in the folder of an IMAP server, of several parts. */
export interface KeptMail {
  /** "multipart/report" */
  readonly type: string;
  readonly parts: readonly Part[];
  isSeen: boolean;
}

export const kept = (type: string, ...parts: readonly Part[]): KeptMail => ({ type, parts, isSeen: false });

const crlf = (text: string): string => text.replaceAll(/\r?\n/g, "\r\n");
const literal = (text: string): string => `{${String(Buffer.byteLength(text))}}\r\n${text}`;

const structureOf = ([type, content]: Part): string => {
  const [main = "", sub = ""] = type.split("/");
  const text = crlf(content);
  const lines = String(text.split("\r\n").length);
  const basic = `"${main}" "${sub}" NIL NIL NIL "7bit" ${String(Buffer.byteLength(text))}`;
  const nobody = `(${"NIL ".repeat(9)}NIL)`;
  if (type === "message/rfc822") return `(${basic} ${nobody} ("text" "plain" NIL NIL NIL "7bit" 0 0) ${lines})`;
  return main === "text" ? `(${basic} ${lines})` : `(${basic})`;
};

const sectionOf = ({ parts }: KeptMail, section: string): string => {
  const [type, content] = parts[Number.parseInt(section, 10) - 1] ?? ["", ""];
  return crlf(section.endsWith(".MIME") ? `Content-Type: ${type}\n\n` : content);
};

const isIn = (uid: number, set: string): boolean =>
  set.split(",").some((range) => {
    const [from = 0, to = from] = range.split(":").map(Number);
    return uid >= from && uid <= to;
  });

/**
 * An IMAP server on this machine with one folder, of the commands of RFC 3501 that reading reports takes. It keeps what it
 * was asked.
 */
export const imapServer = async (
  { user, password, folder }: { readonly user: string; readonly password: string; readonly folder: string },
  mails: readonly KeptMail[],
) => {
  const asked: string[] = [];
  const sockets = new Set<Socket>();

  const found = (keys: string): string =>
    mails
      .flatMap((mail, at) => {
        const [, type = ""] = /HEADER "?content-type"? "?([^"\s)]*)"?/i.exec(keys) ?? [];
        const isWanted = mail.type.includes(type) && !(/\bUNSEEN\b/i.test(keys) && mail.isSeen);
        return isWanted ? [String(at + 1)] : [];
      })
      .join(" ");

  const fetched = (mail: KeptMail, uid: number, items: string): string => {
    const sections = [...items.matchAll(/BODY\.PEEK\[([\d.A-Z]+)\](?:<0\.\d+>)?/gi)].map(([item, section = ""]) => {
      const origin = item.endsWith(">") ? "<0>" : "";
      return `BODY[${section}]${origin} ${literal(sectionOf(mail, section.toUpperCase()))}`;
    });
    const structure = /BODYSTRUCTURE/i.test(items)
      ? [`BODYSTRUCTURE (${mail.parts.map(structureOf).join("")} "${mail.type.split("/")[1] ?? ""}")`]
      : [];
    return `* ${String(uid)} FETCH (${[`UID ${String(uid)}`, ...structure, ...sections].join(" ")})\r\n`;
  };

  const answer = (command: string, rest: string): readonly [lines: string, outcome: string] => {
    const unquoted = rest.replaceAll('"', "");
    switch (command) {
      case "CAPABILITY":
        return ["* CAPABILITY IMAP4rev1\r\n", "OK done"];
      case "LOGIN":
        return unquoted === `${user} ${password}` ? ["", "OK in"] : ["", "NO [AUTHENTICATIONFAILED] no"];
      case "LIST":
      case "LSUB":
        // The empty name asks for the delimiter.
        return [`* ${command} () "/" ${unquoted.trim() === "" ? '""' : `"${folder}"`}\r\n`, "OK done"];
      case "SELECT":
        return unquoted === folder
          ? [
              `* FLAGS (\\Seen)\r\n* ${String(mails.length)} EXISTS\r\n* OK [UIDVALIDITY 1] ok\r\n`,
              "OK [READ-WRITE] open",
            ]
          : ["", "NO no such folder"];
      case "UID SEARCH":
        return [`* SEARCH ${found(rest)}\r\n`, "OK done"];
      case "UID FETCH": {
        const [, set = "", items = ""] = /^(\S+) (.*)$/.exec(rest) ?? [];
        const lines = mails.flatMap((mail, at) => (isIn(at + 1, set) ? [fetched(mail, at + 1, items)] : []));
        return [lines.join(""), "OK done"];
      }
      case "UID STORE": {
        const [set = ""] = rest.split(" ");
        if (/\+FLAGS.*\\Seen/i.test(rest))
          for (const [at, mail] of mails.entries()) if (isIn(at + 1, set)) mail.isSeen = true;
        return ["", "OK done"];
      }
      case "LOGOUT":
        return ["* BYE\r\n", "OK out"];
      case "NOOP":
        return ["", "OK done"];
      default:
        return ["", "BAD unknown command"];
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.write("* OK ready\r\n");
    createInterface({ input: socket }).on("line", (line) => {
      const [, tag = "*", command = "", rest = ""] = /^(\S+) ((?:UID )?\S+) ?(.*)$/.exec(line) ?? [];
      asked.push(`${command} ${rest}`.trim());
      const [lines, outcome] = answer(command.toUpperCase(), rest);
      socket.write(`${lines}${tag} ${outcome}\r\n`);
      if (command.toUpperCase() === "LOGOUT") socket.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${String(port)}/${encodeURIComponent(folder)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
