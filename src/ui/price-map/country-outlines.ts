/** Data for drawing the map of a country. */
export interface CountryOutlines {
  /** The `viewBox` of the `svg`: the country without a margin, in the coordinates of the paths. */
  readonly viewBox: string
  /** SVG paths by the ISO code of the federal state, as in regions (`mapId`). */
  readonly paths: Readonly<Record<string, string>>
}
