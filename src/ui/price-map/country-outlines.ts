/** What the map of a country is drawn from. */
export interface CountryOutlines {
  /** What an `svg` shows of the plane that the paths lie in: the country, without a margin. */
  readonly viewBox: string
  /** SVG paths by the ISO code of the state, as regions have it (`mapId`). */
  readonly paths: Readonly<Record<string, string>>
}
