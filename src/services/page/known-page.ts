/**
 * A path of our own that the server names, as this host writes it; undefined for a page that this build does not have.
 * `routes` are the router's, by their paths.
 */
export const knownPage = (
  path: string | null | undefined,
  prefix: string,
  routes: object
): string | undefined => {
  if (path === null || path === undefined || !path.startsWith("/")) return undefined
  const [pathname = ""] = path.split(/[?#]/u)
  // pages of the account's own; what else the server names it has from an address that was shown
  if (pathname.startsWith("/kunde/") && !Object.hasOwn(routes, pathname)) return undefined
  return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefix + path
}
