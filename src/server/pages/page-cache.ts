import { KeptEntries, type KeptEntry } from "../../domain/kept-entries.ts"

/** Bytes of one page and what they say about themselves; `size` counts for the cache's limit. */
export interface Kept {
  readonly size: number
  /** Milliseconds of the monotonic clock after which it is made anew. */
  readonly until: number
}

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly now: () => number
}

/**
 * Rendered pages by key: the least recently used go first, each page is made once however many ask for it, and a page
 * that was begun before the last `drop` is answered but not kept.
 */
export class PageCache<Page extends Kept> {
  readonly #pages: KeptEntries<Page>
  readonly #making = new Map<string, Promise<Page>>()
  readonly #options: PageCacheOptions
  readonly #isGood = (page: Page) => page.until >= this.#options.now()

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#pages = new KeptEntries({ mostBytes: options.maxBytes, sizeOf: ({ size }) => size })
  }

  get bytes(): number {
    return this.#pages.bytes
  }

  /** The page, if it is there and not too old. */
  get(key: string): Page | undefined {
    return this.#pages.find(key, this.#isGood)
  }

  /** Makes a page that is not there; a page that is past when it is made is answered and not kept. */
  make(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = this.#making.get(key)
    if (running) return running
    const keep = this.#pages.keeper()
    const made = make()
      .then((page) => {
        const { now, maxBytes } = this.#options
        // one that is larger than all together drives out no other
        if (page.until > now() && page.size <= maxBytes) keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#making.get(key) === made) this.#making.delete(key)
      })
    this.#making.set(key, made)
    return made
  }

  /** Forgets what is meant, everything when prices have changed; answers how many pages that were. */
  drop(isMeant: (key: string) => boolean = () => true): number {
    for (const key of this.#making.keys()) if (isMeant(key)) this.#making.delete(key)
    return this.#pages.drop(isMeant)
  }

  /** What is there now, also what is too old and will not be shown again. */
  entries(): ReadonlyArray<KeptEntry> {
    return this.#pages.entries()
  }
}
