/** One thing that a search has found. */
export interface FoundItem {
  readonly kind: "Page" | "Guide" | "News" | "Dealer" | "Place"
  readonly path: string
  readonly title: string
  readonly teaser: string
}

/** What a search has found, a page of it. */
export interface Found {
  readonly items: ReadonlyArray<FoundItem>
  readonly total: number
  readonly page: number
  readonly size: number
  readonly corrected?: string
  readonly isLoose: boolean
}
