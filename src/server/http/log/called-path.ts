const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Whether the address already has the router's form and needs no parsing. */
const isPlain = (url: string): boolean => /^(?:\/[a-z0-9-]+)+$/u.test(url)

/**
 * Returns the path of the call that an address may reach, whatever its spelling: the router ignores queries and doubled
 * or trailing slashes, and decodes escapes. The path may match more addresses than the router accepts, but never fewer.
 */
export const calledPath = (url: string): string =>
  isPlain(url)
    ? url
    : decoded(url.split(/[?#;]/u, 1)[0] ?? "")
        .replace(/\/{2,}/gu, "/")
        .replace(/(?<=.)\/$/u, "")
        .toLowerCase()
