/**
 * Where a campaign is shown (rule advert.zip): everywhere if both lists are empty, otherwise where an entry of either
 * list matches.
 */
export interface ZipFilter {
  /** Prefixes of postal codes, or complete postal codes. */
  readonly zipPrefixes: ReadonlyArray<string>
  /** Codes of federal states or cantons of the campaign's country. */
  readonly regions: ReadonlyArray<string>
}

/** Whether a filter matches a postal code; without a postal code, only an empty filter matches. */
export const isAssignedTo = (
  { zipPrefixes, regions }: ZipFilter,
  where: { readonly zipCode: string; readonly regions: ReadonlyArray<string> }
): boolean =>
  (zipPrefixes.length === 0 && regions.length === 0) ||
  (where.zipCode !== "" &&
    (zipPrefixes.some((prefix) => where.zipCode.startsWith(prefix)) ||
      regions.some((region) => where.regions.includes(region))))
