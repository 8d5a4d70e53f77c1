/**
 * Returns a shop path sent by the server, with this host's prefix added if it is missing; `undefined` for any other
 * URL.
 */
export const knownPage = (path: string | null | undefined, prefix: string): string | undefined => {
  if (path === null || path === undefined || !path.startsWith("/")) return undefined
  return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefix + path
}
