/**
 * Memoises a function by its source object; the result is released together with the object. Use it for data that is
 * loaded once and rendered on many pages.
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
