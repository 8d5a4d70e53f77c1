interface AreaOfDealer {
  readonly id: number
  readonly zipPrefixes: ReadonlyArray<string>
}

/** Postal codes that several areas of a dealer cover; the offer is calculated from the cheaper area. */
export interface AreaOverlap {
  readonly areaIds: ReadonlyArray<number>
  /** The lowest of the postal codes that several areas cover. */
  readonly zipCode: string
  readonly codeCount: number
}

/** A prefix of an area that matches no stored postal code, so it covers no place. */
export interface AreaGap {
  readonly areaId: number
  readonly prefix: string
}

/** Hints for the dealer to check; they do not prevent saving an area. */
export interface AreaFindings {
  readonly overlaps: ReadonlyArray<AreaOverlap>
  readonly gaps: ReadonlyArray<AreaGap>
}

/** Maximum number of reported findings of each kind. */
const most = 20

const beginningsOf = (zipCode: string): ReadonlyArray<string> =>
  Array.from(zipCode, (_, index) => zipCode.slice(0, index + 1))

/** Returns the number of a country's postal codes for each prefix. */
export const codeCounts = (zipCodes: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const zipCode of new Set(zipCodes))
    for (const beginning of beginningsOf(zipCode)) counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  return counts
}

const overlapsOf = (
  areas: ReadonlyArray<AreaOfDealer>,
  zipCodes: ReadonlyArray<string>
): ReadonlyArray<AreaOverlap> => {
  const holders = new Map<string, Array<number>>()
  for (const { id, zipPrefixes } of areas)
    for (const prefix of zipPrefixes) {
      const there = holders.get(prefix)
      if (there === undefined) holders.set(prefix, [id])
      else there.push(id)
    }
  const found = new Map<string, { areaIds: ReadonlyArray<number>; zipCode: string; codeCount: number }>()
  for (const zipCode of zipCodes.toSorted()) {
    const areaIds = [...new Set(beginningsOf(zipCode).flatMap((each) => holders.get(each) ?? []))].toSorted(
      (one, other) => one - other
    )
    if (areaIds.length < 2) continue
    const key = areaIds.join()
    const known = found.get(key)
    if (known === undefined) found.set(key, { areaIds, zipCode, codeCount: 1 })
    else known.codeCount += 1
  }
  return [...found.values()].slice(0, most)
}

/**
 * Returns the overlaps of a dealer's areas and the prefixes without any place (rule dealer.areas); `zipCodes` are the
 * country's stored postal codes.
 */
export const areaFindings = (
  areas: ReadonlyArray<AreaOfDealer>,
  zipCodes: ReadonlyArray<string>
): AreaFindings => {
  const stored = [...new Set(zipCodes)]
  const counts = codeCounts(stored)
  const gaps = areas.flatMap(({ id, zipPrefixes }) =>
    zipPrefixes.filter((prefix) => !counts.has(prefix)).map((prefix) => ({ areaId: id, prefix }))
  )
  return { overlaps: overlapsOf(areas, stored), gaps: gaps.slice(0, most) }
}
