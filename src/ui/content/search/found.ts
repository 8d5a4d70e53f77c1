export interface FoundItem {
  readonly kind: "Page" | "Guide" | "News" | "Dealer" | "Place"
  readonly path: string
  readonly title: string
  readonly teaser: string
}

/** One page of search results. */
export interface Found {
  readonly items: ReadonlyArray<FoundItem>
  readonly total: number
  readonly page: number
  readonly size: number
  readonly corrected?: string
  readonly isLoose: boolean
}
