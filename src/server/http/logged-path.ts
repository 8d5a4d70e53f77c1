/** The path of a request as logs may keep it: without its query, and without what could be the token of a link (reliability.md T02). */
export const loggedPath = (url: string): string =>
  (url.split("?")[0] ?? "").replace(/[A-Za-z0-9_-]{32,}/gu, "…")
