import { type LocaleCode, locales } from "../locale/locale.ts"
import type { Operator } from "../site/site.ts"

/** A part of a mail: a paragraph, or a link on a separate line. */
export type LetterPart = string | { readonly label: string; readonly address: string }

/** A short mail of paragraphs and links. */
export interface Letter {
  readonly locale: LocaleCode
  readonly subject: string
  readonly parts: ReadonlyArray<LetterPart>
  /** Telephone number for questions, and the sender. */
  readonly phone: string
  readonly operator: Operator
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

/** Escapes a text for HTML, also within quotes. */
export const html = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? "")

/**
 * Puts texts written by others on one line, so that they cannot look like a separate line or a header of the shop's
 * mail.
 */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")

/** Returns the sender's imprint, line by line (rule law.imprint). */
export const imprintOf = (operator: Operator): ReadonlyArray<string> => [
  operator.name,
  operator.street,
  `${operator.zipCode} ${operator.city}`,
  operator.country,
  `${operator.registerCourt}, ${operator.registerNumber}`,
  `USt-IdNr. ${operator.vatId}`,
  operator.email
]

const textOf = (part: LetterPart): string =>
  typeof part === "string" ? oneLine(part) : `${oneLine(part.label)}:\n${oneLine(part.address)}`

const htmlOf = (part: LetterPart): string =>
  typeof part === "string"
    ? `<p>${html(oneLine(part))}</p>`
    : `<p><a href="${html(oneLine(part.address))}">${html(oneLine(part.label))}</a></p>`

const closing = ({ phone }: Letter): string => `Fragen beantworten wir gern unter ${phone}.`

/** Returns the subject and both bodies of a mail; the text body has the same content as the HTML body. */
export const writtenLetter = (
  letter: Letter
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const { locale, operator } = letter
  const subject = oneLine(letter.subject)
  const parts: ReadonlyArray<LetterPart> = ["Guten Tag,", ...letter.parts, closing(letter)]
  const imprint = imprintOf(operator).map(oneLine)
  return {
    subject,
    text: [...parts.map(textOf), imprint.join("\n")].join("\n\n"),
    html: `<!doctype html><html lang="${locales[locale].bcp47}"><head><meta charset="utf-8"><title>${html(subject)}</title></head><body>${parts.map(htmlOf).join("")}<p>${imprint.map(html).join("<br>")}</p></body></html>`
  }
}
