/** So many times within so many milliseconds, for each key. */
export interface Limit {
  readonly times: number;
  readonly within: number;
}

const mostKeys = 10_000;

/** Counts what each key does. Kept in memory: it slows a flood down, it is not a record. */
export class RateLimit {
  readonly #limit: Limit;
  readonly #taken = new Map<string, { count: number; until: number }>();

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Counts one; false when the key has used up its share. */
  takes(key: string, now: Date): boolean {
    if (this.isSpent(key, now)) return false;
    const present = this.#current(key, now);
    if (present) present.count += 1;
    else this.#add(key, now);
    return true;
  }

  isSpent(key: string, now: Date): boolean {
    return (this.#current(key, now)?.count ?? 0) >= this.#limit.times;
  }

  forget(key: string): void {
    this.#taken.delete(key);
  }

  #current(key: string, now: Date): { count: number; until: number } | undefined {
    const found = this.#taken.get(key);
    return found && found.until > now.getTime() ? found : undefined;
  }

  #add(key: string, now: Date): void {
    if (this.#taken.size >= mostKeys) this.#taken.clear();
    this.#taken.set(key, { count: 1, until: now.getTime() + this.#limit.within });
  }
}
