/** A part of an address that could be a token: the shortest that we mail or hand out has 22 signs. */
const tokenLike = /(?=[A-Za-z-]*[0-9A-Z_])[A-Za-z0-9_-]{22,}/gu

/**
 * The path of a request as logs may keep it: without its query, without what could be the token of a link (rule
 * safety.redacted-logs), and without a sign that a terminal takes for a command.
 */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/u, 1)[0] ?? "").replace(tokenLike, "…").replace(/[^\u0020-\u007e…]+/gu, " ")
