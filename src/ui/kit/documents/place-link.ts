/** Link from a document to another page: a broader one, a place, or a dealer of the place. */
export interface PlaceLink {
  readonly title: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}
