/**
 * Characters that content does not take: control characters, line breaks among them, and those that change the text
 * direction. Pasted text may contain them unseen.
 */
const hidden = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Replaces each character that content does not take by a space, so that a pasted line break spoils no save. */
export const shownWords = (typed: string): string => typed.toWellFormed().replaceAll(hidden, " ")
