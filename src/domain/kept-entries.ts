/** One thing that is kept: under which key, since when (ms) and how large it is, where that is known. */
export interface KeptEntry {
  readonly key: string
  readonly at: number
  readonly bytes: number | undefined
}

export interface KeptLimits<Value> {
  /** So many entries at most. */
  readonly most?: number
  /** So many bytes at most, all together. */
  readonly mostBytes?: number
  /** Bytes of a value; unknown without it. */
  readonly sizeOf?: (value: Value) => number
}

interface Kept<Value> extends KeptEntry {
  readonly value: Value
}

/**
 * What is kept in memory, by key: the least recently used goes first when there is too much. It can be looked into and
 * dropped from outside, and what was begun before it was dropped is not kept after (rule desk.memories).
 */
export class KeptEntries<Value> {
  readonly #entries = new Map<string, Kept<Value>>()
  readonly #limits: KeptLimits<Value>
  #bytes = 0
  #drops = 0
  #hits = 0
  #misses = 0

  constructor(limits: KeptLimits<Value> = {}) {
    this.#limits = limits
  }

  get size(): number {
    return this.#entries.size
  }

  /** Of all entries together, as far as they are known. */
  get bytes(): number {
    return this.#bytes
  }

  /** How often something was found, and how often not, since the process began. */
  get uses(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** What is kept under a key, as long as it is good; what is not goes. */
  find(key: string, isGood: (value: Value) => boolean = () => true): Value | undefined {
    const found = this.#entries.get(key)
    if (found !== undefined) this.#remove(key)
    if (found === undefined || !isGood(found.value)) {
      this.#misses += 1
      return undefined
    }
    this.#put(found)
    this.#hits += 1
    return found.value
  }

  /** To be asked for before a value is read: keeps it, unless something was dropped in between. */
  keeper(): (key: string, value: Value) => void {
    const drops = this.#drops
    return (key, value) => {
      if (drops === this.#drops) this.keep(key, value)
    }
  }

  /** Keeps a value that nothing had to be waited for. */
  keep(key: string, value: Value): void {
    const { most = Infinity, mostBytes = Infinity, sizeOf } = this.#limits
    this.#remove(key)
    this.#put({ key, value, at: Date.now(), bytes: sizeOf?.(value) })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= most && this.#bytes <= mostBytes) return
      this.#remove(oldest)
    }
  }

  /** Forgets one entry, if it still holds this value. */
  forget(key: string, value: Value): void {
    if (this.#entries.get(key)?.value === value) this.#remove(key)
  }

  /** Drops the entries that are meant, and answers how many. */
  drop(isMeant: (key: string) => boolean = () => true): number {
    this.#drops += 1
    const meant = [...this.#entries.keys()].filter((key) => isMeant(key))
    for (const key of meant) this.#remove(key)
    return meant.length
  }

  /** All entries, the latest used last. */
  entries(): ReadonlyArray<KeptEntry> {
    return [...this.#entries.values()]
  }

  #put(entry: Kept<Value>): void {
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.bytes ?? 0
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
