/** Maximum length of a link's target. */
export const longestTarget = 500

/**
 * Blanks, control characters, characters that change the text direction, and the backslash, which browsers treat as a
 * slash.
 */
const hidden = /[\s\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\\]/u

const isOwnPath = (target: string): boolean => /^\/(?!\/)/u.test(target) || /^#[A-Za-z][\w-]*$/u.test(target)

/**
 * Whether a target is a complete URL of another site, with a dot in its host and without user name and password. Some
 * texts of this shape are no hosts, e.g. `999.1.1.1`: browsers open no page there.
 */
const isForeign = (target: string): boolean => {
  const [, host] = /^https:\/\/([^/?#]+)(?:[/?#]|$)/u.exec(target) ?? []
  return host !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(host) && URL.canParse(target)
}

const isContact = (target: string): boolean =>
  /^mailto:[\w.+-]+@[a-z0-9.-]+$/u.test(target) || /^tel:\+?[0-9]{3,20}$/u.test(target)

/**
 * Whether content may link to a target: the shop's own pages, other sites with HTTPS, e-mail addresses and telephone
 * numbers are allowed (rule content.allow-list).
 */
export const isLinkTarget = (target: unknown): target is string =>
  typeof target === "string" &&
  target.length <= longestTarget &&
  target.isWellFormed() &&
  !hidden.test(target) &&
  (isOwnPath(target) || isForeign(target) || isContact(target))

/** Whether a target is a page of the shop or of another site, as required for videos and notices. */
export const isPageTarget = (target: unknown): target is string =>
  isLinkTarget(target) && /^(?:\/|https:)/u.test(target)

/** Whether a target is a path of the shop's own files or pages, as required for pictures and downloads. */
export const isOwnAddress = (target: unknown): target is `/${string}` =>
  isLinkTarget(target) && target.startsWith("/")
