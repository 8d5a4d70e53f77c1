/** Maps each former path of a page to its target. */
export type Redirects = ReadonlyMap<string, string>

/**
 * Returns the redirects after a page has moved to a new path (rule content.redirects). Redirects to the old path now
 * lead directly to the new path, so there are no chains or loops. The page's current path is never redirected.
 */
export const redirectsAfter = (redirects: Redirects, from: string, to: string): Redirects => {
  const after = new Map<string, string>()
  for (const [source, target] of redirects)
    if (source !== to) after.set(source, target === from ? to : target)
  if (from !== to) after.set(from, to)
  return after
}
