/** Where a campaign is shown (rule advert.zip): everywhere when both are empty, else where one of either fits. */
export interface ZipFilter {
  /** Beginnings of postal codes, or whole ones. */
  readonly zipPrefixes: ReadonlyArray<string>
  /** Codes of states and cantons of the campaign's country. */
  readonly regions: ReadonlyArray<string>
}

/** Whether a filter lets a postal code through; without one only what is shown everywhere is. */
export const isAssignedTo = (
  { zipPrefixes, regions }: ZipFilter,
  where: { readonly zipCode: string; readonly regions: ReadonlyArray<string> }
): boolean =>
  (zipPrefixes.length === 0 && regions.length === 0) ||
  (where.zipCode !== "" &&
    (zipPrefixes.some((prefix) => where.zipCode.startsWith(prefix)) ||
      regions.some((region) => where.regions.includes(region))))
