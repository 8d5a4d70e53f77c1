/** Another page of places, or of who is there. */
export interface PlaceLink {
  readonly title: string
  readonly path: `/${string}`
  readonly kilometres?: number | undefined
}
