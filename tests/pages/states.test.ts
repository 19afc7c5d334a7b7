import { expect, test } from "vitest";

import { personNamed } from "../../adapters/institute/trial/everyone.ts";
import type { CoreActor } from "../actors/core.ts";
import { Screens } from "./accessible-page.ts";
import { readerOf } from "./readers.ts";

// Dialogs, downloads and the calendar address, as one person reads them.

/** Reads a screen after each action. */
const story = async (
  reader: string,
  address: string,
  acts: Readonly<Record<string, (actor: CoreActor) => Promise<unknown>>>,
): Promise<string> => {
  const screens = new Screens();
  const actor = await readerOf(reader);
  await actor.session.arrive(address);
  for (const [name, act] of Object.entries(acts)) {
    await act(actor);
    await screens.add(name, actor);
  }
  return screens.toString();
};

test("leaving unsaved changes", async () => {
  const screens = await story("Maya", "/my-details/contact-details", {
    "asked before leaving": async (actor) => {
      await actor.forms.edit("Email");
      await actor.forms.fill("Email address", "maya@elsewhere.example");
      await actor.browser.follow("Help");
    },
  });
  await expect(screens).toMatchFileSnapshot("snapshots/dialog-unsaved-changes.txt");
});

test("a session that is about to end", async () => {
  const screens = await story("Maya", "/", { "after 28 minutes": (actor) => actor.clock.passSeconds(28 * 60) });
  await expect(screens).toMatchFileSnapshot("snapshots/dialog-session.txt");
});

test("the last day of a grace period", async () => {
  const screens = await story("Owen", "/", {
    "the dashboard": async (actor) => {
      await actor.institute.registrar(
        "suspend",
        "owen.overdue@example.org",
        "--code",
        "UNPAID_FEES",
        "--grace-days",
        "1",
        "--apply",
      );
      await actor.browser.reload();
    },
  });
  await expect(screens).toMatchFileSnapshot("snapshots/suspension-last-day.txt");
});

test("paying online, and what becomes of it", async () => {
  const atCentre = (choice: string) => async (actor: CoreActor) => {
    await actor.browser.open("/fees-and-transactions/pay");
    await actor.forms.press("Continue to payment");
    const returnTo = await actor.institute.atPaymentCentre((await actor.browser.elsewhere()) ?? "", choice);
    await actor.session.come(new URL(returnTo).hash.slice(1));
  };
  const screens = await story("Grace", "/", {
    "how far to pay": async (actor) => {
      const { customerId } = personNamed("Grace");
      await actor.institute.registrar(
        "post",
        "charge",
        customerId,
        "--amount",
        "50.00",
        "--for",
        "Workshop",
        "--apply",
      );
      await actor.browser.reload();
      await actor.browser.open("/fees-and-transactions/pay");
    },
    "not paid": atCentre(""),
    refused: atCentre("be refused"),
    paid: atCentre("pay"),
  });
  await expect(screens.replaceAll(/PAY-2026-\w{8}/g, "PAY-2026-…")).toMatchFileSnapshot("snapshots/paying.txt");
});

test("a payment that was taken back, and another charge", async () => {
  const posting = ["--amount", "268.50", "--reference"] as const;
  const screens = await story("Maya", "/fees-and-transactions", {
    "the transactions": async (actor) => {
      const { customerId } = personNamed("Maya");
      const registrar = (...words: readonly string[]) => actor.institute.registrar("post", ...words, "--apply");
      await registrar("payment", customerId, ...posting, "PAY-1", "--description", "Payment by bank transfer");
      await registrar("reverse", "PAY-1", "--reason", "The bank returned it", "--reference", "REV-1");
      await registrar("charge", customerId, ...posting, "INV-1", "--for", "Workshop", "--due", "2026-03-01");
      await actor.browser.reload();
    },
    "the dashboard": (actor) => actor.browser.open("/"),
  });
  await expect(screens).toMatchFileSnapshot("snapshots/payment-taken-back.txt");
});

test("the private address of a calendar", async () => {
  const screens = await story("Maya", "/calendar", {
    made: (actor) => actor.forms.press("Make a calendar address"),
    "asked before renewing": (actor) => actor.forms.press("Renew address"),
    "asked before withdrawing": async (actor) => {
      await actor.forms.press("Keep address");
      await actor.forms.press("Withdraw address");
    },
    "not withdrawn": async (actor) => {
      await actor.faults.disturb("broken", "/calendar-address");
      await actor.forms.press("Withdraw address");
    },
  });
  await expect(screens).toMatchFileSnapshot("snapshots/calendar-address.txt");
});

test("a download", async () => {
  const screens = await story("Maya", "/documents-and-downloads", {
    "on its way": async (actor) => {
      await actor.faults.disturb("held", "/certificates");
      await actor.forms.press("Download Membership certificate (PDF)");
    },
    "not answered by the institute": (actor) => actor.faults.giveUpCalls(),
  });
  await expect(screens).toMatchFileSnapshot("snapshots/download.txt");
});
