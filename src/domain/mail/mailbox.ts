import { typedLine } from "../typed-text.ts"

/**
 * Lower-cases only the 26 ASCII letters. Libraries and locales lower-case other letters (e.g. "İ") differently, so two
 * systems could disagree about a mailbox's owner; `mailbox_key` in the database lower-cases exactly the same letters as
 * this function.
 */
const folded = (text: string): string => text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())

/** Characters that a URL parser would not treat as part of the host. */
const delimiters = /[\s\p{Cc}/?#\\@:%<>^|[\]]/u

/**
 * Returns a host name as used in DNS: IDNA in ASCII, lower case. Text that is not a host name is returned unchanged.
 */
export const asciiHost = (host: string): string => {
  const address = `http://${host}`
  const isForeign = /[^\p{ASCII}]/u.test(host) && !delimiters.test(host)
  return isForeign && URL.canParse(address) ? new URL(address).hostname : folded(host)
}

/**
 * Returns the form in which an e-mail address is stored and used for sending: the local part as typed, the host as used
 * in DNS.
 */
export const mailboxOf = (text: string): string => {
  const email = typedLine(text)
  const at = email.lastIndexOf("@")
  return at < 0 ? email : `${email.slice(0, at)}@${asciiHost(email.slice(at + 1))}`
}

/**
 * Returns the key shared by all spellings of one mailbox; accounts are looked up by this key, and limits are counted
 * per key. For a stored mailbox, `mailbox_key` in the database returns the same key (decision 033).
 */
export const mailboxKey = (text: string): string => folded(mailboxOf(text))
