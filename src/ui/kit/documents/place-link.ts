/** Link from a document to another page: a page about a larger area, a place, or a dealer of the place. */
export interface PlaceLink {
  readonly title: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}
