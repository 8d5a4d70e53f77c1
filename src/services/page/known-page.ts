/** Returns a path of the shop that the server has sent, with this host's prefix; `undefined` for any other URL. */
export const knownPage = (path: string | null | undefined, prefix: string): string | undefined => {
  if (path === null || path === undefined || !path.startsWith("/")) return undefined
  return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefix + path
}
