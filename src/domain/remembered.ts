/**
 * Works something out once for each object that it is made of, and forgets it with the object: what was loaded once is
 * drawn on many pages.
 */
export const rememberedFor = <Source extends object, Made>(
  make: (source: Source) => Made
): ((source: Source) => Made) => {
  const known = new WeakMap<Source, { readonly made: Made }>()
  return (source) => {
    const entry = known.get(source) ?? { made: make(source) }
    known.set(source, entry)
    return entry.made
  }
}
