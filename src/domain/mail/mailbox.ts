import { typedLine } from "../typed-text.ts"

/**
 * Lower-cases only the 26 ASCII letters. Other alphabets fold differently in each library and locale (e.g. "İ"), so two
 * of them could disagree about a mailbox's owner; `mailbox_key` in the database folds exactly the same letters.
 */
const folded = (text: string): string => text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())

/** Characters that a URL parser would not treat as part of the host. */
const delimiters = /[\s\p{Cc}/?#\\@:%<>^|[\]]/u

/**
 * Returns a host name as DNS uses it: IDNA in ASCII, lower case. Text that is not a host name is returned unchanged.
 */
export const asciiHost = (host: string): string => {
  const address = `http://${host}`
  const isForeign = /[^\p{ASCII}]/u.test(host) && !delimiters.test(host)
  return isForeign && URL.canParse(address) ? new URL(address).hostname : folded(host)
}

/**
 * Returns the form in which an e-mail address is stored and mailed to: the local part as typed, the host as DNS uses
 * it.
 */
export const mailboxOf = (text: string): string => {
  const email = typedLine(text)
  const at = email.lastIndexOf("@")
  return at < 0 ? email : `${email.slice(0, at)}@${asciiHost(email.slice(at + 1))}`
}

/**
 * Returns the key shared by all spellings of one mailbox; accounts are looked up and limits are counted by it. For a
 * stored mailbox, `mailbox_key` in the database gives the same key (decision 033).
 */
export const mailboxKey = (text: string): string => folded(mailboxOf(text))
