/** A part of an address that could be a token: the shortest token that we send or return has 22 characters. */
const tokenLike = /(?=[A-Za-z-]*[0-9A-Z_])[A-Za-z0-9_-]{22,}/gu

/**
 * The path of a request for logs: without its query, without possible tokens of links (rule safety.redacted-logs), and
 * without characters that a terminal would interpret as commands.
 */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/u, 1)[0] ?? "").replace(tokenLike, "…").replace(/[^\u0020-\u007e…]+/gu, " ")
