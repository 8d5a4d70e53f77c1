/** Another page that a document leads to: a wider one, one of a place, or one of the dealers there. */
export interface PlaceLink {
  readonly title: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}
