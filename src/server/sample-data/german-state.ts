interface GermanTown {
  readonly name: string
  readonly postalCodes: ReadonlyArray<string>
  readonly state: string
}

/**
 * Towns whose postal codes lie among those of towns in another federal state; their federal states are taken from
 * Deutsche Post.
 */
const exceptions: Readonly<Record<string, string>> = {
  "34355": "Niedersachsen",
  "48485": "Nordrhein-Westfalen",
  "55246": "Hessen"
}

const areaOf = (zipCode: string): string => zipCode.slice(0, 3)

/**
 * Returns a function that finds the federal state of a German town's postal code. `german-metadata` lists towns with
 * equal names as one town, in the federal state of the first one: "Neustadt" in Holstein also has the postal code of
 * Neustadt in Hesse. If the codes of a town are in different areas, a code is therefore assigned to the federal state
 * of the towns around it, if at least four of five of these are in one federal state and at most one in ten is in the
 * listed one.
 */
export const germanStates = (
  towns: ReadonlyArray<GermanTown>
): ((town: GermanTown, zipCode: string) => string) => {
  const around = new Map<string, Map<string, GermanTown>>()
  for (const town of towns)
    for (const zipCode of town.postalCodes) {
      const area = around.get(areaOf(zipCode)) ?? new Map<string, GermanTown>()
      around.set(areaOf(zipCode), area.set(town.name, town))
    }

  return (town, zipCode) => {
    const known = exceptions[zipCode]
    if (known !== undefined) return known
    if (new Set(town.postalCodes.map((code) => code.slice(0, 2))).size === 1) return town.state
    const others = [...(around.get(areaOf(zipCode))?.values() ?? [])].filter(({ name }) => name !== town.name)
    const counts = Map.groupBy(others, ({ state }) => state)
    const shareOf = (state: string) => (counts.get(state)?.length ?? 0) / others.length
    const [most] = [...counts.keys()].toSorted((a, b) => shareOf(b) - shareOf(a))
    return most !== undefined &&
      (counts.get(most)?.length ?? 0) > 1 &&
      shareOf(most) >= 0.8 &&
      shareOf(town.state) <= 0.1
      ? most
      : town.state
  }
}
