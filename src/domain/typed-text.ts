/**
 * Invisible characters that are often copied with text: soft hyphens, zero-width and direction characters. Joiners are
 * preserved where emojis and some alphabets need them.
 */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<=^|[\p{sc=Latin}\p{N}\p{P}\p{Z}\p{C}])[\u200c\u200d]/gu

/** Line breaks other than the two kinds that forms send. */
const breaks = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu

/** Any space and any control character except line breaks. */
const blanks = /\p{Zs}|[^\P{Cc}\r\n]/gu

/**
 * Normalises typed or pasted text with several lines (rule wire.typed-text): all kinds of space become plain spaces,
 * invisible characters are removed, accents are composed, and the text is trimmed.
 */
export const typedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unseen, "")
    .replaceAll(breaks, "\n")
    .replaceAll(blanks, " ")
    .normalize("NFC")
    .trim()

/** Normalises a single line: line breaks become spaces. */
export const typedLine = (text: string): string => typedText(text).replaceAll(/\r?\n/gu, " ")
