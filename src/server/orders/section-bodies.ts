import type { LocaleCode } from "../../domain/locale/locale.ts"
import { spelledIn } from "../../domain/locale/swiss-spelling.ts"
import { html as escaped } from "../../domain/mail/letter.ts"
import type { ReceiptSection } from "./receipt-sections.ts"

/** Converts a text to escaped HTML with its line breaks. */
export const html = (text: string): string => escaped(text).replaceAll("\n", "<br>")

/** Reduces a text typed by the buyer to plain characters and line breaks. */
const plain = (text: string): string =>
  text.replaceAll("\r\n", "\n").replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, " ")

/** Indents all lines after the first, so that none of them can look like a line of the receipt. */
const indented = (text: string): string => plain(text).replaceAll("\n", "\n  ")

/** Puts a label, which may contain a place name, on one line. */
const inOneLine = (label: string): string => plain(label).replaceAll("\n", " ")

export const sectionText = ({ title, rows }: ReceiptSection): string =>
  [
    title.toUpperCase(),
    ...rows.map(([label, value]) =>
      label === "" ? indented(value) : `${inOneLine(label)}: ${indented(value)}`
    )
  ].join("\n")

export const sectionHtml = ({ title, rows }: ReceiptSection): string =>
  `<h2>${html(title)}</h2><table role="presentation">${rows
    .map(([label, value]) =>
      label === ""
        ? `<tr><td colspan="2">${html(plain(value))}</td></tr>`
        : `<tr><th align="left" valign="top">${html(inOneLine(label))}</th><td>${html(plain(value))}</td></tr>`
    )
    .join("")}</table>`

/** Returns the sections with titles and labels in the locale's spelling. */
export const sectionsIn = (
  code: LocaleCode,
  sections: ReadonlyArray<ReceiptSection>
): ReadonlyArray<ReceiptSection> =>
  sections.map(({ title, rows }) => ({
    title: spelledIn(code)(title),
    rows: rows.map(([label, value]) => [spelledIn(code)(label), value] as const)
  }))
