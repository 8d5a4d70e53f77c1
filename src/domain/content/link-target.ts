/** Longest address that a link may have. */
const longest = 500

/** Blanks, control codes, signs that turn the direction of text, and the backslash that browsers read as a slash. */
const hidden = /[\s\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\\]/u

const isOwnPath = (target: string): boolean => /^\/(?!\/)/u.test(target) || /^#[A-Za-z][\w-]*$/u.test(target)

/** A whole address of another site: with a host that has a dot, without a name and a password in it. */
const isForeign = (target: string): boolean => {
  const [, host] = /^https:\/\/([^/?#]+)(?:[/?#]|$)/u.exec(target) ?? []
  return host !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u.test(host)
}

const isContact = (target: string): boolean =>
  /^mailto:[\w.+-]+@[a-z0-9.-]+$/u.test(target) || /^tel:\+?[0-9]{3,20}$/u.test(target)

/** Where content may lead: our own pages, other sites by https, a mailbox, a telephone (rule content.allow-list). */
export const isLinkTarget = (target: unknown): target is string =>
  typeof target === "string" &&
  target.length <= longest &&
  target.isWellFormed() &&
  !hidden.test(target) &&
  (isOwnPath(target) || isForeign(target) || isContact(target))

/** A file or page of our own, as pictures and downloads name it. */
export const isOwnAddress = (target: unknown): target is `/${string}` =>
  isLinkTarget(target) && target.startsWith("/")
