import type { HandedSession, TabSession } from "../../../application/ports/identity.ts";

/** A tab's stored session that tests can inspect. The record is the whole session. */
export class MemorySession implements TabSession {
  readonly realm: string;
  stored: HandedSession | undefined;

  constructor(stored?: HandedSession, realm = "a realm") {
    this.stored = stored;
    this.realm = realm;
  }

  read(): HandedSession | undefined {
    return this.stored && { ...this.stored, record: JSON.stringify(this.stored) };
  }

  write(record: string): void {
    this.stored = JSON.parse(record) as HandedSession;
  }

  remove(): void {
    this.stored = undefined;
  }
}
