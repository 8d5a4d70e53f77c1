interface ModuleLinks {
  readonly importedIds: ReadonlyArray<string>
  readonly dynamicallyImportedIds: ReadonlyArray<string>
}

type LinksOf = (id: string) => ModuleLinks | null

/** The lazy component of the offer list, which its route loads at once. */
const listPart = /\.angebotsliste\.tsx\?tsr-split=component$/u

/**
 * Determines which modules the offer list loads before the first user interaction. Only these modules may be in the
 * chunk that it shares with other pages, even if the pages have more modules in common (decision 016). Called while
 * chunks are created, when all modules are known.
 */
export const listModules = (entry: string) => {
  let reached: ReadonlySet<string> | undefined
  const reach = (linksOf: LinksOf): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [entry]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const links = linksOf(id)
      if (links === null) continue
      open.push(...links.importedIds, ...links.dynamicallyImportedIds.filter((part) => listPart.test(part)))
    }
    return seen
  }
  return (id: string, linksOf: LinksOf): boolean => (reached ??= reach(linksOf)).has(id)
}
