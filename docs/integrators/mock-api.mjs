// An API for one member, with the calls that the portal has to have. Saves are accepted and forgotten.
import { createServer } from "node:http";

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const year = new Date().getFullYear();
const options = [{ value: "OTHER", label: "Other" }];

const answers = {
  "GET /customers/{id}/profile": {
    accaId: "700123",
    name: "Robin Example",
    customerType: "MEMBER",
    status: "Active",
    countryOfResidence: "Ireland",
    membershipDate: "2019-05-01",
    inGoodStanding: true,
  },
  "GET /customers/{id}/notifications": { notifications: [] },
  "GET /customers/{id}/balance": { amount: 24000 },
  "POST /customers/{id}/sessions": { sessionId: "s-1" },
  "GET /customers/{id}/sessions/encrypt": { sessionId: "s-1", encryptId: "e-1" },
  "GET /customers/{id}/cpds/overview": { code: "DUE", year, nextDueDate: day(30), remainingDays: 30 },
  "GET /customers/{id}/cpds": {
    annualDeclarations: [{ year: year - 1, status: "COMPLETE", broughtForwardUnits: 0, adjustments: [] }],
  },
  "POST /customers/{id}/cpds/submissions": { reference: "D-1", year, status: "COMPLETE", submittedOn: day(0) },
  "GET /customers/{id}/fees": {
    subscription: { year, amount: 24000, dueDate: day(40), status: "DUE" },
    transactions: [
      { date: day(-300), reference: "P-1", description: "Card", amount: 23000, type: "PAYMENT", status: "COMPLETED" },
    ],
  },
  "GET /customers/{id}/documents": { keyResources: { goodStanding: { eligible: false, warning: "fees" } } },
  "GET /customers/{id}/contactMechanisms": { email: { address: "robin@example.org", contactId: "c-1" } },
  "GET /customers/{id}/details": { birthDate: "1990-02-03" },
  "GET /customers/{id}/employer": { companyName: "Example Ltd" },
  "GET /customers/{id}": { customer: { consents: { importantUpdatesByEmail: true } } },
  "GET /customers/{id}/networks": { networks: [] },
  "GET /lookups/networks": { networks: [{ category: "regional", code: "LEINSTER", name: "Leinster" }] },
  "GET /lookups/employmentDetails": { employmentCategories: options, businessCategories: options },
  "GET /validations/countries": { countries: [{ name: "Ireland", iso2: "IE", iso3: "IRL", phonePrefix: "+353" }] },
  "GET /validations/addresses": { results: [] },
  "GET /validations/addresses/info": { line1: "1 Example Street" },
  "POST /reports": {},
};

const patternOf = (call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const routes = Object.entries(answers).map(([call, answer]) => [patternOf(call), answer]);

createServer((request, response) => {
  const call = `${request.method} ${request.url.split("?")[0]}`;
  response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
  response.setHeader("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*");
  response.setHeader("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE");
  response.setHeader("content-type", "application/json");
  if (request.method === "OPTIONS") return response.writeHead(204).end();
  // What the portal could not read of an answer.
  if (call === "POST /reports") request.on("data", (report) => process.stdout.write(`${report}\n`));
  const [, answer] = routes.find(([pattern]) => pattern.test(call)) ?? [];
  if (answer) return response.end(JSON.stringify(answer));
  // A save has no answer; a call that may be missing is answered with 404.
  return response.writeHead(/^(PUT|PATCH|DELETE)/.test(call) ? 204 : 404).end("{}");
}).listen(Number(process.argv[2] ?? 4300), function () {
  console.log(`The mock answers at http://localhost:${this.address().port}`);
});
