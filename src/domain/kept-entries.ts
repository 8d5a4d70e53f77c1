/** A cache entry: its key, when it was stored (ms) and its size in bytes, if known. */
export interface KeptEntry {
  readonly key: string
  readonly at: number
  readonly bytes: number | undefined
}

export interface KeptLimits<Value> {
  /** Maximum number of entries. */
  readonly most?: number
  /** Maximum total size in bytes. */
  readonly mostBytes?: number
  /** Returns the size of a value in bytes; without this function, sizes are unknown. */
  readonly sizeOf?: (value: Value) => number
}

interface Kept<Value> extends KeptEntry {
  readonly value: Value
}

/**
 * A cache in memory that evicts the least recently used entries first. Other code can list and drop entries. If entries
 * are dropped while a value is being read, this value is not stored (rule desk.memories).
 */
export class KeptEntries<Value> {
  readonly #entries = new Map<string, Kept<Value>>()
  readonly #limits: KeptLimits<Value>
  #bytes = 0
  #drops = 0
  #hits = 0
  #misses = 0
  /** The entry that was used last. */
  #newest: Kept<Value> | undefined

  constructor(limits: KeptLimits<Value> = {}) {
    this.#limits = limits
  }

  get size(): number {
    return this.#entries.size
  }

  /** Total size of all entries whose size is known. */
  get bytes(): number {
    return this.#bytes
  }

  /** Numbers of cache hits and misses since the process started. */
  get uses(): { readonly hits: number; readonly misses: number } {
    return { hits: this.#hits, misses: this.#misses }
  }

  /** Returns the cached value of a key if `isGood` accepts it; otherwise removes the entry. */
  find(key: string, isGood: (value: Value) => boolean = () => true): Value | undefined {
    const found = this.#entries.get(key)
    if (found === undefined || !isGood(found.value)) {
      if (found !== undefined) this.#remove(key)
      this.#misses += 1
      return undefined
    }
    // a map is copied after as many changes as it has entries, so an entry that is the last one already is not moved
    if (found !== this.#newest) {
      this.#remove(key)
      this.#put(found)
    }
    this.#hits += 1
    return found.value
  }

  /**
   * Returns a function that stores a value unless entries were dropped in the meantime. Call `keeper` before the value
   * is read.
   */
  keeper(): (key: string, value: Value) => void {
    const drops = this.#drops
    return (key, value) => {
      if (drops === this.#drops) this.keep(key, value)
    }
  }

  /** Stores a value that was available at once, without an asynchronous read. */
  keep(key: string, value: Value): void {
    const { most = Infinity, mostBytes = Infinity, sizeOf } = this.#limits
    this.#remove(key)
    this.#put({ key, value, at: Date.now(), bytes: sizeOf?.(value) })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= most && this.#bytes <= mostBytes) return
      this.#remove(oldest)
    }
  }

  /** Removes an entry if it still has this value. */
  forget(key: string, value: Value): void {
    if (this.#entries.get(key)?.value === value) this.#remove(key)
  }

  /** Drops the matching entries and returns the number of dropped entries. */
  drop(isMeant: (key: string) => boolean = () => true): number {
    this.#drops += 1
    const meant = [...this.#entries.keys()].filter((key) => isMeant(key))
    for (const key of meant) this.#remove(key)
    return meant.length
  }

  /** Returns all entries, the least recently used first. */
  entries(): ReadonlyArray<KeptEntry> {
    return [...this.#entries.values()]
  }

  #put(entry: Kept<Value>): void {
    this.#entries.set(entry.key, entry)
    this.#newest = entry
    this.#bytes += entry.bytes ?? 0
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#bytes -= entry.bytes ?? 0
    this.#entries.delete(key)
    // a removed value must not stay in memory
    if (entry === this.#newest) this.#newest = undefined
  }
}
