/** A path of our own that the server names, as this host writes it; undefined for any other address. */
export const knownPage = (path: string | null | undefined, prefix: string): string | undefined => {
  if (path === null || path === undefined || !path.startsWith("/")) return undefined
  return prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)) ? path : prefix + path
}
