/** Where a delivery area reaches: the codes of its states, with the part of their postal codes that it serves. */
export type DeliveryRegions = ReadonlyMap<string, number>

interface Located {
  readonly zipCode: string
  readonly regionCode: string
}

/** How many postal codes of each state begin with these digits. */
export type CodesByPrefix = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Counts the postal codes of a country by each of their beginnings and their state; "" counts all of a state. */
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

/** The states that areas with these beginnings of postal codes reach, each with the served part of its codes, 0 to 1. */
export const deliveryRegions = (prefixes: ReadonlyArray<string>, counts: CodesByPrefix): DeliveryRegions => {
  const own = new Set(prefixes)
  const all = counts.get("") ?? new Map<string, number>()
  const served = new Map<string, number>()
  for (const prefix of own) {
    // what another beginning holds is counted there
    if (isWithin(prefix, own)) continue
    for (const [region, count] of counts.get(prefix) ?? [])
      served.set(region, (served.get(region) ?? 0) + count)
  }
  return new Map([...served].map(([region, count]) => [region, count / (all.get(region) ?? count)]))
}
