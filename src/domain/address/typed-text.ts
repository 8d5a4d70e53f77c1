/** Control codes but breaks, and the signs that turn the direction of a text: the calls refuse them, and nobody sees them. */
const hidden = /[^\P{Cc}\n\r]|[\u202a-\u202e\u2066-\u2069]/gu

/** A text as somebody has typed or pasted it, without the blanks around it and with a blank for what cannot be seen. */
export const typedText = (text: string): string => text.toWellFormed().replaceAll(hidden, " ").trim()
