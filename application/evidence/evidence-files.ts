import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { maxEvidenceBytes, maxEvidencePerForm } from "../../domain/evidence/evidence-limits.ts";
import { evidenceTypeOf } from "../../domain/evidence/evidence-types.ts";
import { isProtectedPdf } from "../../domain/evidence/pdf.ts";
import { isRefusal } from "../../domain/shell/failure.ts";
import type { ChosenFile, EvidenceArchive } from "../ports/evidence.ts";
import type { CallFailure } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";

const unsendable = ["tooLarge", "empty", "tooMany", "protected", "unreadable", "unconfirmed", "gone"] as const;

/** Why a file cannot be sent, or sent with its form. */
export type UnsendableReason = (typeof unsendable)[number];

/** Where a file is on its way: received only once the organisation has stored it. */
export type EvidenceState =
  | { readonly status: "waiting" }
  /** `share` of it has left, 0 to 1. */
  | { readonly status: "sending"; readonly share: number }
  | { readonly status: "received"; readonly id: string }
  /** It may be tried again as it is. */
  | { readonly status: "failed"; readonly description?: string | undefined }
  /** Trying again would not help. */
  | { readonly status: "refused"; readonly description?: string | undefined; readonly reason?: UnsendableReason };

/** A file of a form. */
export interface EvidenceEntry {
  /** Identifies it in the list, and is the key under which it is sent. */
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** When it was made or changed last, in milliseconds; absent in drafts of earlier releases. */
  readonly lastModified: number | undefined;
  readonly state: EvidenceState;
}

/** A change to announce, once. */
export interface EvidenceNews {
  readonly what: "received" | "failed" | "removed" | "notRemoved";
  readonly name: string;
}

const tooOften = 429;

const failureOf = ({ status, description }: CallFailure): EvidenceState => {
  // Without the id that the answer lacks, no form can be sent with the file; its key would get the same answer.
  if (status === "invalid") return { status: "refused", reason: "unconfirmed" };
  return isRefusal(status) && status !== tooOften
    ? { status: "refused", description }
    : { status: "failed", description };
};

const lost: EvidenceState = { status: "refused", reason: "unreadable" };
const gone: EvidenceState = { status: "refused", reason: "gone" };

/** A stored state: received and refused files stay so; those of others are gone with the page. */
const stateIn = (state: Partial<Record<string, unknown>> | undefined): EvidenceState => {
  if (state?.["status"] === "received" && typeof state["id"] === "string")
    return { status: "received", id: state["id"] };
  if (state?.["status"] !== "refused") return lost;
  const reason = unsendable.find((each) => each === state["reason"]);
  if (reason !== undefined) return { status: "refused", reason };
  return typeof state["description"] === "string" ? { status: "refused", description: state["description"] } : lost;
};

/** The entries of a stored draft. */
const entriesIn = (stored: unknown): readonly EvidenceEntry[] =>
  (Array.isArray(stored) ? (stored as readonly Partial<EvidenceEntry>[]) : []).flatMap((entry) => {
    const { key, name, size, state } = entry;
    const lastModified = typeof entry.lastModified === "number" ? entry.lastModified : undefined;
    if (typeof key !== "string" || typeof name !== "string" || typeof size !== "number") return [];
    return [{ key, name, size, lastModified, state: stateIn(state) }];
  });

type EvidenceFormServices = Pick<FlowServices, "drafts" | "newIdentifier">;

/**
 * The files of one form: sent one after the other as soon as they are chosen, so that the form itself carries only their
 * ids. Belongs to no flow. LOG-02
 */
export class EvidenceFiles {
  entries: readonly EvidenceEntry[] = [];
  /** What happened last, for a live region. */
  news: EvidenceNews | undefined = undefined;
  /** The file that held the form up, because it is not received; another object on each attempt. */
  heldUp: Pick<EvidenceEntry, "key"> | undefined = undefined;
  readonly #name: string;
  readonly #archive: EvidenceArchive;
  readonly #services: EvidenceFormServices;
  /** The chosen files by key, until they are received. */
  readonly #files = new Map<string, ChosenFile>();
  /** Ends the wait for a file that is being sent, by key. */
  readonly #givingUp = new Map<string, () => void>();
  #isSending = false;
  #onChange: () => void = () => undefined;

  /** `name` distinguishes the form's draft from those of others. */
  constructor(name: string, archive: EvidenceArchive, services: EvidenceFormServices) {
    this.#name = `evidence-${name}`;
    this.#archive = archive;
    this.#services = services;
    makeAutoObservable(
      this,
      { entries: observableRef, news: observableRef, heldUp: observableRef },
      { autoBind: true },
    );
  }

  /** The ids of the received files, as the form sends them; undefined without any. */
  get ids(): readonly string[] | undefined {
    const ids = this.entries.flatMap(({ state }) => (state.status === "received" ? [state.id] : []));
    return ids.length === 0 ? undefined : ids;
  }

  /** Whether each file is received, so that the form can be sent with them. */
  get areReceived(): boolean {
    return this.entries.every(({ state }) => state.status === "received");
  }

  /** How many more files may be chosen. */
  get room(): number {
    return maxEvidencePerForm - this.entries.length;
  }

  /** Calls back when other files would be sent, because a changed form is another attempt. */
  watch(onChange: () => void): void {
    this.#onChange = onChange;
  }

  /** Takes chosen files, and begins to send them. */
  async add(chosen: readonly ChosenFile[]): Promise<void> {
    for (const file of chosen) {
      const key = this.#services.newIdentifier();
      const reason = this.#whyNotSent(file);
      this.#files.set(key, file);
      const state: EvidenceState = reason === undefined ? { status: "waiting" } : { status: "refused", reason };
      const { name, size, lastModified } = file;
      this.entries = [...this.entries, { key, name, size, lastModified, state }];
      if (reason !== undefined) this.news = { what: "failed", name: file.name };
    }
    this.#keep();
    await this.#sendWaiting();
  }

  /** Sends a file again under its key, without choosing it anew. */
  async retry(key: string): Promise<void> {
    if (this.#entry(key)?.state.status !== "failed") return;
    this.#set(key, { status: "waiting" });
    await this.#sendWaiting();
  }

  /**
   * Takes a file out of the form, and off the record where it was received. One that is being sent is given up: if it
   * arrives all the same, it is deleted after a day.
   */
  async remove(key: string): Promise<void> {
    const entry = this.#entry(key);
    if (!entry) return;
    this.#givingUp.get(key)?.();
    if (entry.state.status === "received") {
      const outcome = await this.#archive.remove(entry.state.id);
      if (!outcome.ok && !isRefusal(outcome.reason.status)) {
        runInAction(() => {
          this.news = { what: "notRemoved", name: entry.name };
        });
        return;
      }
    }
    runInAction(() => {
      this.#files.delete(key);
      this.entries = this.entries.filter((other) => other !== this.#entry(key));
      this.news = { what: "removed", name: entry.name };
      if (this.areReceived) this.heldUp = undefined;
      this.#keep();
      this.#onChange();
    });
  }

  /** Whether the form may be sent; holds it up, with words beside the files, while one is not received. */
  mayBeSent(): boolean {
    const held = this.entries.find(({ state }) => state.status !== "received");
    this.heldUp = held && { key: held.key };
    return held === undefined;
  }

  /**
   * Marks the files that are gone, where a form was refused because of them, and holds it up until they are removed.
   * Returns whether it marked any.
   */
  async showGone({ code }: CallFailure): Promise<boolean> {
    if (code !== "EVIDENCE_GONE") return false;
    const listed = await this.#archive.list();
    if (!listed.ok) return false;
    const ids = listed.value.filter(({ about }) => about === undefined).map(({ id }) => id);
    runInAction(() => {
      this.entries = this.entries.map((entry) =>
        entry.state.status === "received" && !ids.includes(entry.state.id) ? { ...entry, state: gone } : entry,
      );
      this.#keep();
    });
    return !this.mayBeSent();
  }

  /** Restores the files of an earlier visit in this tab; those that were not received have to be chosen again. */
  resume(): void {
    if (this.entries.length === 0) this.entries = entriesIn(this.#services.drafts.read(this.#name));
  }

  /** Begins anew, once the form was sent or is given up. Files that were not sent with it are deleted after a day. */
  clear(): void {
    this.entries = [];
    this.news = undefined;
    this.heldUp = undefined;
    this.#files.clear();
    this.#services.drafts.discard(this.#name);
  }

  #whyNotSent({ size }: ChosenFile): UnsendableReason | undefined {
    if (this.room <= 0) return "tooMany";
    if (size === 0) return "empty";
    return size > maxEvidenceBytes ? "tooLarge" : undefined;
  }

  async #sendWaiting(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (;;) {
        const next = this.entries.find(({ state }) => state.status === "waiting");
        if (!next) return;
        await this.#send(next);
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #send({ key, name }: EvidenceEntry): Promise<void> {
    this.#set(key, { status: "sending", share: 0 });
    const givenUp = new Promise<undefined>((resolve) => {
      this.#givingUp.set(key, () => resolve(undefined));
    });
    const settled = await Promise.race([this.#upload(key, name), givenUp]);
    this.#givingUp.delete(key);
    if (settled) this.#settle(key, settled.state, settled.stored);
  }

  /** Reads and uploads a file; returns where it is then, and what is stored of it. */
  async #upload(
    key: string,
    name: string,
  ): Promise<{ readonly state: EvidenceState; readonly stored?: Pick<EvidenceEntry, "name" | "size"> }> {
    const read = await this.#files
      .get(key)
      ?.arrayBuffer()
      .catch(() => undefined);
    if (read === undefined) return { state: lost };
    const bytes = new Uint8Array(read);
    if (evidenceTypeOf(bytes) === "pdf" && isProtectedPdf(bytes))
      return { state: { status: "refused", reason: "protected" } };
    const outcome = await this.#archive.upload(name, bytes, key, (share) => {
      if (this.#entry(key)?.state.status === "sending") this.#set(key, { status: "sending", share });
    });
    if (!outcome.ok) return { state: failureOf(outcome.reason) };
    return { state: { status: "received", id: outcome.value.id }, stored: outcome.value };
  }

  /** Ends an attempt; a received file shows the name and size under which it was stored. */
  #settle(key: string, state: EvidenceState, stored: Partial<Pick<EvidenceEntry, "name" | "size">> = {}): void {
    const entry = this.#entry(key);
    if (!entry) return;
    runInAction(() => {
      const { name = entry.name, size = entry.size } = stored;
      this.entries = this.entries.map((other) => (other.key === key ? { ...other, name, size, state } : other));
      if (state.status === "received") this.#files.delete(key);
      this.news = { what: state.status === "received" ? "received" : "failed", name: entry.name };
      if (this.areReceived) this.heldUp = undefined;
      this.#keep();
      this.#onChange();
    });
  }

  #entry(key: string): EvidenceEntry | undefined {
    return this.entries.find((entry) => entry.key === key);
  }

  #set(key: string, state: EvidenceState): void {
    runInAction(() => {
      this.entries = this.entries.map((entry) => (entry.key === key ? { ...entry, state } : entry));
    });
  }

  #keep(): void {
    if (this.entries.length === 0) this.#services.drafts.discard(this.#name);
    else this.#services.drafts.keep(this.#name, this.entries);
  }
}
