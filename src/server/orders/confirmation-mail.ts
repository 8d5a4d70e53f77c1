import type { LegalText } from "../../domain/legal/legal-text.ts"
import { legalTextOf } from "../../domain/legal/text-by-version.ts"
import { html as escaped, imprintOf } from "../../domain/mail-letter.ts"
import { localeOfCountry } from "../../domain/locale.ts"
import type { OrderView } from "../../domain/order-draft.ts"
import type { Operator } from "../../domain/site.ts"
import type { Mail } from "../ports/mailer.ts"
import { type ReceiptSection, receiptSections } from "./receipt-sections.ts"

const html = (text: string): string => escaped(text).replaceAll("\n", "<br>")

/** What a buyer wrote is words and line breaks. */
const plain = (text: string): string =>
  text.replaceAll("\r\n", "\n").replace(/[\u0000-\u0009\u000b-\u001f\u007f]/gu, " ")

/** Further lines stand back, so that none of them can pass for a line of the receipt. */
const indented = (text: string): string => plain(text).replaceAll("\n", "\n  ")

const sectionText = ({ title, rows }: ReceiptSection): string =>
  [
    title.toUpperCase(),
    ...rows.map(([label, value]) => (label === "" ? indented(value) : `${label}: ${indented(value)}`))
  ].join("\n")

const sectionHtml = ({ title, rows }: ReceiptSection): string =>
  `<h2>${html(title)}</h2><table role="presentation">${rows
    .map(([label, value]) =>
      label === ""
        ? `<tr><td colspan="2">${html(plain(value))}</td></tr>`
        : `<tr><th align="left" valign="top">${html(label)}</th><td>${html(plain(value))}</td></tr>`
    )
    .join("")}</table>`

const legalText = ({ title, version, sections }: LegalText): string =>
  [
    `${title.toUpperCase()} (${version})`,
    ...sections.map((section) => [section.title, ...section.paragraphs].join("\n"))
  ].join("\n\n")

const legalHtml = ({ title, version, sections }: LegalText): string =>
  `<h2>${html(title)} <small>(${html(version)})</small></h2>${sections
    .map(
      (section) =>
        `<h3>${html(section.title)}</h3>${section.paragraphs.map((text) => `<p>${html(text)}</p>`).join("")}`
    )
    .join("")}`

interface LegalParts {
  readonly text: string
  readonly html: string
}

const written = new WeakMap<Operator, Map<string, LegalParts>>()

/** Terms and withdrawal text of the versions that the order names; written once for each operator and pair of them. */
const legalParts = ({ legalVersions }: OrderView, operator: Operator): LegalParts => {
  const ofOperator = written.get(operator) ?? new Map<string, LegalParts>()
  written.set(operator, ofOperator)
  const versions = [legalVersions.terms, legalVersions.withdrawal]
  const key = versions.join(" ")
  const known = ofOperator.get(key)
  if (known !== undefined) return known
  const texts = versions.map((version) => legalTextOf(version, operator))
  const parts = { text: texts.map(legalText).join("\n\n"), html: texts.map(legalHtml).join("") }
  ofOperator.set(key, parts)
  return parts
}

/**
 * The receipt that follows every order at once: all that was ordered, the terms and the withdrawal text it was placed
 * under, in a form that can be kept (domain.md L4). It confirms the arrival, not yet the contract.
 */
export const confirmationMail = (
  order: OrderView,
  context: { readonly operator: Operator; readonly link: string }
): Mail => {
  const { operator, link } = context
  const { bcp47, code } = localeOfCountry(order.countryId)
  // the house's own words in the country's spelling; what a buyer wrote stays as he wrote it
  const own = (words: string): string => (code === "ch" ? words.replaceAll("ß", "ss") : words)
  const sections = receiptSections(order).map(({ title, rows }) => ({
    title: own(title),
    rows: rows.map(([label, value]) => [own(label), value] as const)
  }))
  const legal = legalParts(order, operator)
  const lead = [
    "Guten Tag,",
    "vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen und wurde an den Verkäufer weitergegeben. Diese E-Mail bestätigt den Eingang; der Vertrag kommt mit der Bestätigung des Verkäufers zustande."
  ]
  const linkLead =
    "Den Stand Ihrer Bestellung sehen Sie 90 Tage lang unter dieser Adresse. Wer sie kennt, sieht Ihre Bestellung; geben Sie sie nicht weiter."
  const imprint = imprintOf(operator).join("\n")
  return {
    id: `order-confirmation-${order.orderId}`,
    kind: "order-confirmation",
    recipient: order.emailAddress,
    subject: `Ihre Bestellung ${order.orderNumber} ist eingegangen`,
    text: [...lead, ...sections.map(sectionText), `${linkLead}\n${link}`, legal.text, imprint].join("\n\n"),
    html: `<!doctype html><html lang="${bcp47}"><head><meta charset="utf-8"><title>${html(order.orderNumber)}</title></head><body>${[
      ...lead.map((text) => `<p>${html(text)}</p>`),
      ...sections.map(sectionHtml),
      `<p>${html(linkLead)}</p><p><a href="${html(link)}">Bestellung ansehen</a></p>`,
      legal.html,
      `<p>${html(imprint)}</p>`
    ].join("")}</body></html>`
  }
}
