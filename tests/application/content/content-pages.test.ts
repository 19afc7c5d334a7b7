import { expect, test } from "vitest";

import { ContentPages } from "../../../application/content/content-pages.ts";
import type { ContentLibrary, ServedDocument } from "../../../application/ports/content-library.ts";
import { CallFailure } from "../../../application/ports/result.ts";
import { Customer } from "../../../application/shell/customer.ts";
import type { ContentName } from "../../../domain/shell/content-documents.ts";
import { signedIn } from "../support/signed-in.ts";

const pagesWith = async (fails = () => false) => {
  const { records, failures } = await signedIn();
  const customer = new Customer(records, failures);
  await customer.profile.load();
  const requests: [ContentName, string | undefined][] = [];
  const library: ContentLibrary = {
    page: (name, audience) => {
      requests.push([name, audience]);
      return fails()
        ? Promise.reject(new CallFailure("HELP_INFORMATION_FETCH_ERROR", "timeout", "c-1"))
        : Promise.resolve({ heading: name } as unknown as ServedDocument<typeof name>);
    },
  };
  return { pages: new ContentPages(library, customer, failures), requests, failures };
};

test("fetches a document on first use, once, in the variant for the customer", async () => {
  const { pages, requests } = await pagesWith();
  const help = pages.page("help-information");
  expect(requests).toEqual([]);
  await Promise.all([help.ensure(), pages.page("help-information").ensure()]);
  await pages.page("help-information").ensure();
  expect(requests).toEqual([["help-information", "member"]]);
  expect(help.value?.heading).toBe("help-information");
});

test.each(["page-not-found", "suspension"] as const)("%s is the same for every audience", async (name) => {
  const { pages, requests } = await pagesWith();
  await pages.page(name).ensure();
  expect(requests).toEqual([[name, "system"]]);
});

test("a failed document raises its failure, leaves the others alone, and can be retried", async () => {
  let isBroken = true;
  const { pages, failures } = await pagesWith(() => isBroken);
  const help = pages.page("help-information");
  await help.ensure();
  expect(help.hasFailed).toBe(true);
  expect(failures.shown).toEqual({ screen: "timeout", correlationId: "c-1", isTakeOver: false });
  expect(pages.page("landing-page").state.status).toBe("waiting");
  isBroken = false;
  await help.load();
  expect(help.isSettled && !help.hasFailed).toBe(true);
});
