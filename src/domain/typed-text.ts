/**
 * Invisible characters that come along when something is copied: soft hyphens, zero-width and direction signs.
 * Joiners stay where emojis and some alphabets need them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<=^|[\p{sc=Latin}\p{N}\p{P}\p{Z}\p{C}])[\u200c\u200d]/gu

/** The end of a line, other than the two that forms send. */
const breaks = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu

/** Any blank and any control sign but a line's end. */
const blanks = /\p{Zs}|[^\P{Cc}\r\n]/gu

/**
 * A text of several lines as it was typed or pasted (rule wire.typed-text): every blank is a plain one, what
 * is invisible is left out, accents are composed, and nothing stands around it.
 */
export const typedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unseen, "")
    .replaceAll(breaks, "\n")
    .replaceAll(blanks, " ")
    .normalize("NFC")
    .trim()

/** The same of one line: its breaks are blanks. */
export const typedLine = (text: string): string => typedText(text).replaceAll(/\r?\n/gu, " ")
