import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import pino from "pino";
import { describe, expect, it, onTestFinished } from "vitest";

import { addressLookup, type LookupSettings } from "../../../../../adapters/institute/platform/addresses/lookup.ts";

type Reply = (query: URLSearchParams, path: string) => unknown;

/** A service that answers after its public documentation; returns the search, what it was asked, and the log. */
const searchAt = async (
  service: LookupSettings["service"],
  reply: Reply,
  answer = (response: ServerResponse, value: unknown): void =>
    void response.setHeader("content-type", "application/json").end(JSON.stringify(value)),
) => {
  const asked: URL[] = [];
  const logged: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://localhost");
    asked.push(url);
    answer(response, reply(url.searchParams, url.pathname));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { search: addressLookup({ service, url, key: "AA11-AA11-AA11-AA11" }, log), asked, logged, address: url };
};

const house = {
  Id: "GB|RM|B|55605138|ENG",
  Type: "Address",
  Text: "10 Ledger Lane",
  Highlight: "0-2",
  Description: "Glasgow, G2 3BX",
};

describe("a service that does not keep to the agreement", () => {
  it("is not followed to another host, which would get the key", async () => {
    const other = await searchAt("loqate", () => ({ Items: [house] }));
    const target = new URL("/elsewhere", other.address).href;
    const { search } = await searchAt(
      "loqate",
      () => undefined,
      (response) => void response.writeHead(302, { location: target }).end(),
    );
    await expect(search.find("ledger lane", "GB")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(other.asked).toEqual([]);
  });

  it("is not read beyond a megabyte", async () => {
    const { search, logged } = await searchAt("loqate", () => ({ Items: Array.from({ length: 20_000 }, () => house) }));
    await expect(search.find("ledger lane", "GB")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(logged.join("")).toContain("it answers with more than 1000000 bytes");
  });
});

describe("Loqate (REAL-04)", () => {
  it("suggests addresses within a country, and opens streets and postcodes", async () => {
    const { search, asked } = await searchAt("loqate", (query) => ({
      Items:
        query.get("Container") === null
          ? [
              {
                Id: "GB|RM|ENG|3BX-G2",
                Type: "Postcode",
                Text: "G2 3BX",
                Description: "Ledger Lane, Glasgow - 2 Addresses",
              },
              house,
            ]
          : [{ ...house, Id: "GB|RM|B|2", Text: "12 Ledger Lane" }],
    }));
    expect(await search.find("ledger lane", "GB")).toEqual([
      { id: "GB|RM|B|55605138|ENG", type: "Address", text: "10 Ledger Lane", description: "Glasgow, G2 3BX" },
      { id: "GB|RM|B|2", type: "Address", text: "12 Ledger Lane", description: "Glasgow, G2 3BX" },
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill("/Capture/Interactive/Find/v1.20/json6.ws"));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      Key: "AA11-AA11-AA11-AA11",
      Text: "ledger lane",
      Countries: "GB",
    });
    expect(asked[1]?.searchParams.get("Container")).toBe("GB|RM|ENG|3BX-G2");
  });

  it("gives the parts of an address, with nothing for what is null or missing", async () => {
    const { search, asked } = await searchAt("loqate", () => ({
      Items: [
        {
          Company: null,
          Line1: "10 Ledger Lane",
          Line2: "",
          City: "Glasgow",
          ProvinceName: null,
          PostalCode: "G2 3BX",
          Extra: 1,
        },
      ],
    }));
    expect(await search.detail("GB|RM|B|55605138|ENG")).toEqual({
      company: "",
      line1: "10 Ledger Lane",
      line2: "",
      line3: "",
      line4: "",
      city: "Glasgow",
      province: "",
      adminAreaName: "",
      postalCode: "G2 3BX",
    });
    expect(asked[0]?.pathname).toBe("/Capture/Interactive/Retrieve/v1.30/json6.ws");
  });

  it("knows no address of an id without an item", async () => {
    const { search } = await searchAt("loqate", () => ({ Items: [] }));
    expect(await search.detail("GB|none")).toBeUndefined();
    expect(await search.find("nowhere", undefined)).toEqual([]);
  });

  it("is away when the key or the credit is refused, which comes with the status 200", async () => {
    const { search } = await searchAt("loqate", () => ({
      Items: [{ Error: "3", Description: "Account out of credit", Cause: "…", Resolution: "…" }],
    }));
    await expect(search.find("ledger", "GB")).rejects.toMatchObject({ kind: "unavailable" });
    await expect(search.detail("GB|1")).rejects.toMatchObject({ kind: "unavailable" });
  });
});

const place = {
  countrycode: "DE",
  housenumber: "7",
  street: "Kontorgasse",
  district: "Altstadt",
  city: "Bremen",
  state: "Bremen",
  postcode: "28195",
  osm_type: "N",
  osm_id: 1,
};

describe("Photon (REAL-04)", () => {
  it("suggests addresses of a country, whose parts are found again by their id", async () => {
    const { search, asked } = await searchAt("photon", () => ({
      type: "FeatureCollection",
      features: [
        { properties: { ...place, name: "Haus der Bücher" } },
        { properties: { ...place, countrycode: "AT" } },
        { properties: { countrycode: "DE", name: "Bremen", state: null } },
      ],
    }));
    const found = await search.find("kontorgasse 7", "DE");
    expect(found.map(({ text, description, type }) => [text, description, type])).toEqual([
      ["Haus der Bücher, Kontorgasse 7", "Altstadt, Bremen, 28195", "Address"],
      ["Bremen", "", "Address"],
    ]);
    expect(asked[0]?.pathname).toBe("/api");
    expect(asked[0]?.searchParams.get("q")).toBe("kontorgasse 7");
    expect(await search.detail(found[0]?.id ?? "")).toEqual({
      company: "Haus der Bücher",
      line1: "Kontorgasse 7",
      line2: "Altstadt",
      line3: "",
      line4: "",
      city: "Bremen",
      province: "",
      adminAreaName: "Bremen",
      postalCode: "28195",
    });
    expect(await search.detail("made-up")).toBeUndefined();
  });

  it.each([
    ["GB", "7 Kontorgasse"],
    ["DE", "Kontorgasse 7"],
    ["FR", "7 Kontorgasse"],
  ])("writes number and street as %s does: %s", async (countrycode, line1) => {
    const { search } = await searchAt("photon", () => ({ features: [{ properties: { ...place, countrycode } }] }));
    expect((await search.find("x", countrycode))[0]?.text).toBe(line1);
  });
});

describe.each(["loqate", "photon"] as const)("a failing lookup at %s (REAL-04)", (service) => {
  it.each([
    ["a status of 500", (response: ServerResponse) => void response.writeHead(500).end("{}")],
    ["too many requests", (response: ServerResponse) => void response.writeHead(429).end("{}")],
    ["a page instead of JSON", (response: ServerResponse) => void response.end("<html>")],
    ["an answer that does not fit", (response: ServerResponse) => void response.end('{"Items":"none","features":7}')],
    ["a broken connection", (response: ServerResponse) => void response.destroy()],
  ])("is a refusal that is tried again later, for %s, and logs no key and no input", async (_, reply) => {
    const { search, logged } = await searchAt(service, () => undefined, reply);
    await expect(search.find("10 ledger lane", "GB")).rejects.toMatchObject({ kind: "unavailable" });
    expect(logged).toHaveLength(1);
    expect(logged.join("")).not.toMatch(/AA11|ledger/);
  });
});
