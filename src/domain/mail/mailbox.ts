import { typedLine } from "../typed-text.ts"

/**
 * Small letters of the 26 alone. Other alphabets fold differently in every library and locale (what is the small İ?), so
 * that two of them would not agree on whose mailbox it is; `mailbox_key` in the database folds exactly these.
 */
const folded = (text: string): string => text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase())

/** What an address of the web would take for something else than its host. */
const delimiters = /[\s\p{Cc}/?#\\@:%<>^|[\]]/u

/** A host name as the network knows it: IDNA in ASCII, small letters. What is no host name stays as it was written. */
export const asciiHost = (host: string): string => {
  const address = `http://${host}`
  const isForeign = /[^\p{ASCII}]/u.test(host) && !delimiters.test(host)
  return isForeign && URL.canParse(address) ? new URL(address).hostname : folded(host)
}

/** How an address is kept and written to: as it was meant, its host as the network knows it. */
export const mailboxOf = (text: string): string => {
  const email = typedLine(text)
  const at = email.lastIndexOf("@")
  return at < 0 ? email : `${email.slice(0, at)}@${asciiHost(email.slice(at + 1))}`
}

/**
 * What two spellings of one mailbox have in common: accounts are found by it, and limits are counted by it. Of a
 * mailbox that is kept, `mailbox_key` in the database gives the same (decision 033).
 */
export const mailboxKey = (text: string): string => folded(mailboxOf(text))
