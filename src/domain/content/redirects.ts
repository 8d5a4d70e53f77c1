/** Where an address that a page has left leads to. */
export type Redirects = ReadonlyMap<string, string>

/**
 * The redirects after a page has left an address for another (rule content.redirects): what led to the old one leads to
 * the new one at once, so that there are neither chains nor loops, and the page's own address leads nowhere else.
 */
export const redirectsAfter = (redirects: Redirects, from: string, to: string): Redirects => {
  const after = new Map<string, string>()
  for (const [source, target] of redirects)
    if (source !== to) after.set(source, target === from ? to : target)
  if (from !== to) after.set(from, to)
  return after
}
