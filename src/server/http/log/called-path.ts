const decoded = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Written as the router knows it: there is nothing to read otherwise. */
const isPlain = (url: string): boolean => /^(?:\/[a-z0-9-]+)+$/u.test(url)

/**
 * The call that an address may reach, however it is written: the router ignores queries, doubled and trailing slashes, and
 * reads escapes. Rather too many addresses for one call than one that is missed.
 */
export const calledPath = (url: string): string =>
  isPlain(url)
    ? url
    : decoded(url.split(/[?#;]/u, 1)[0] ?? "")
        .replace(/\/{2,}/gu, "/")
        .replace(/(?<=.)\/$/u, "")
        .toLowerCase()
