/**
 * Whether `If-None-Match` contains this tag or `*`. The comparison is weak (RFC 9110, 13.1.2), because a proxy that
 * compresses a response makes the response's tag weak.
 */
export const isKnownTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//u, "")))
