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
  readonly #pages = new Map<string, Page>()
  readonly #making = new Map<string, Promise<Page>>()
  readonly #options: PageCacheOptions
  #bytes = 0
  #generation = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The page, if it is there and not too old. */
  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page === undefined) return undefined
    this.#pages.delete(key)
    if (page.until < this.#options.now()) {
      this.#bytes -= page.size
      return undefined
    }
    this.#pages.set(key, page)
    return page
  }

  /** Makes a page that is not there; a page that is past when it is made is answered and not kept. */
  make(key: string, make: () => Promise<Page>): Promise<Page> {
    const running = this.#making.get(key)
    if (running) return running
    const generation = this.#generation
    const made = make()
      .then((page) => {
        if (generation === this.#generation && page.until > this.#options.now()) this.#keep(key, page)
        return page
      })
      .finally(() => {
        if (this.#making.get(key) === made) this.#making.delete(key)
      })
    this.#making.set(key, made)
    return made
  }

  /** Forgets everything: prices have changed. */
  drop(): void {
    this.#generation++
    this.#pages.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  #keep(key: string, page: Page): void {
    const former = this.#pages.get(key)
    if (former) this.#bytes -= former.size
    this.#pages.delete(key)
    if (page.size > this.#options.maxBytes) return
    this.#pages.set(key, page)
    this.#bytes += page.size
    for (const [oldest, { size }] of this.#pages) {
      if (this.#bytes <= this.#options.maxBytes) break
      this.#pages.delete(oldest)
      this.#bytes -= size
    }
  }
}
