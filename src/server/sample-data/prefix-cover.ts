const prefixesOf = (zipCode: string): ReadonlyArray<string> =>
  Array.from(zipCode, (_, index) => zipCode.slice(0, index + 1))

/** Returns how many postal codes begin with each prefix. */
export const prefixCounts = (zipCodes: ReadonlyArray<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const zipCode of zipCodes)
    for (const prefix of prefixesOf(zipCode)) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  return counts
}

/**
 * Returns the smallest set of prefixes that matches every code in `covered` and no other code of the country, sorted;
 * delivery areas are described by such prefixes. `country` contains the number of all the country's codes by prefix.
 */
export const prefixCover = (
  country: ReadonlyMap<string, number>,
  covered: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const own = prefixCounts(covered)
  const cover = new Set<string>()
  for (const zipCode of covered)
    cover.add(prefixesOf(zipCode).find((prefix) => own.get(prefix) === country.get(prefix)) ?? zipCode)
  return [...cover].toSorted()
}
