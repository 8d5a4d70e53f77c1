/**
 * Codes of the federal states that a delivery area covers, each with the served fraction of the state's postal codes.
 */
export type DeliveryRegions = ReadonlyMap<string, number>

interface Located {
  readonly zipCode: string
  readonly regionCode: string
}

/** For each prefix, the number of matching postal codes in each federal state. */
export type CodesByPrefix = ReadonlyMap<string, ReadonlyMap<string, number>>

/**
 * Counts a country's postal codes by prefix and federal state; the prefix "" counts all postal codes of a federal
 * state.
 */
export const codesByPrefix = (towns: ReadonlyArray<Located>): CodesByPrefix => {
  const counts = new Map<string, Map<string, number>>()
  for (const { zipCode, regionCode } of towns)
    for (let length = 0; length <= zipCode.length; length++) {
      const prefix = zipCode.slice(0, length)
      const regions = counts.get(prefix) ?? new Map<string, number>()
      regions.set(regionCode, (regions.get(regionCode) ?? 0) + 1)
      counts.set(prefix, regions)
    }
  return counts
}

const isWithin = (prefix: string, others: ReadonlySet<string>): boolean => {
  for (let length = 0; length < prefix.length; length++) if (others.has(prefix.slice(0, length))) return true
  return false
}

/**
 * Returns the federal states covered by areas with these prefixes, each with the served fraction of the state's postal
 * codes, from 0 to 1.
 */
export const deliveryRegions = (prefixes: ReadonlyArray<string>, counts: CodesByPrefix): DeliveryRegions => {
  const own = new Set(prefixes)
  const all = counts.get("") ?? new Map<string, number>()
  const served = new Map<string, number>()
  for (const prefix of own) {
    // a shorter prefix already counts these postal codes
    if (isWithin(prefix, own)) continue
    for (const [region, count] of counts.get(prefix) ?? [])
      served.set(region, (served.get(region) ?? 0) + count)
  }
  return new Map([...served].map(([region, count]) => [region, count / (all.get(region) ?? count)]))
}
