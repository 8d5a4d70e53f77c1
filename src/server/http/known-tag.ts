/**
 * Whether `If-None-Match` names this tag: alone, among others, or as any. It is compared weakly (RFC 9110, 13.1.2): a proxy that presses an
 * answer makes its tag a weak one.
 */
export const isKnownTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(",").some((each) => ["*", tag].includes(each.trim().replace(/^W\//u, "")))
