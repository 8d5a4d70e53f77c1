import { KeptEntries, type KeptEntry } from "../../domain/kept-entries.ts"

/** Bytes of one page with their cache data; `size` counts towards the cache's limit. */
export interface Kept {
  readonly size: number
  /** Time on the monotonic clock, in ms, after which the page is rendered again. */
  readonly until: number
}

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly now: () => number
}

/**
 * Rendered pages by key. The least recently used pages are removed first. Concurrent requests for a page share one
 * rendering. A page whose rendering started before the last call of `drop` is returned but not cached.
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

  /** Returns the cached page, if it exists and is not expired. */
  get(key: string): Page | undefined {
    return this.#pages.find(key, this.#isGood)
  }

  /**
   * Renders a page that is not cached; a page that has already expired when its rendering ends is returned but not
   * cached.
   */
  make(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = this.#making.get(key)
    if (running) return running
    const keep = this.#pages.keeper()
    const made = make()
      .then((page) => {
        const { now, maxBytes } = this.#options
        // a page that is larger than the total limit removes no other page
        if (page.until > now() && page.size <= maxBytes) keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#making.get(key) === made) this.#making.delete(key)
      })
    this.#making.set(key, made)
    return made
  }

  /** Removes the pages that `isMeant` selects, by default all (after a price change); returns their number. */
  drop(isMeant: (key: string) => boolean = () => true): number {
    for (const key of this.#making.keys()) if (isMeant(key)) this.#making.delete(key)
    return this.#pages.drop(isMeant)
  }

  /** Returns all cached pages, including expired ones that are no longer shown. */
  entries(): ReadonlyArray<KeptEntry> {
    return this.#pages.entries()
  }
}
