/** A part of an address that could be a token: the shortest token that the shop sends or returns has 22 characters. */
const tokenLike = /(?=[A-Za-z-]*[0-9A-Z_])[A-Za-z0-9_-]{22,}/gu

/**
 * Returns the path of a request for logs: without its query, without the tokens that links may contain (rule
 * safety.redacted-logs), and without characters that a terminal would interpret as commands.
 */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/u, 1)[0] ?? "").replace(tokenLike, "…").replace(/[^\u0020-\u007e…]+/gu, " ")
