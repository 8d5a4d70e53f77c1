/** Another page that a document leads to: a wider one, one of a place, or one of who is there. */
export interface PlaceLink {
  readonly title: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}
