import type { LegalText } from "../../domain/legal/legal-text.ts"
import { legalTextOf } from "../../domain/legal/text-by-version.ts"
import { imprintOf } from "../../domain/mail/letter.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import type { OrderView } from "../../domain/order/draft.ts"
import type { Operator } from "../../domain/site/site.ts"
import type { Mail } from "../ports/mailer.ts"
import { withoutFreeText } from "./mailed-order.ts"
import { receiptSections } from "./receipt-sections.ts"
import { html, sectionHtml, sectionsIn, sectionText } from "./section-bodies.ts"

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

/**
 * Returns the terms and the withdrawal text in the versions that the order names; they are cached for each operator and
 * pair of versions.
 */
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
 * Explains why the receipt contains no names: the linked page shows all data, and opening it in the browser that placed
 * the order verifies the e-mail address for that browser.
 */
const leftOut =
  "Namen, Anschriften, Telefonnummern und Ihre Hinweise stehen auf der Seite Ihrer Bestellung. In E-Mails schreiben wir sie erst, wenn Sie den folgenden Link in dem Browser geöffnet haben, in dem Sie bestellt haben: Damit zeigen Sie, dass diese Adresse Ihre ist."

const aboutSeller = "Wer liefert, mit Impressum, Liefergebiet und Bewertungen:"

/**
 * Writes the receipt that is sent at once after every order: all ordered items, with the terms and the withdrawal text
 * that applied, in a form that the buyer can keep. It confirms the arrival of the order, not yet the contract. Text
 * typed by the buyer is included only after the buyer has verified the e-mail address (decision 032).
 */
export const confirmationMail = (
  order: OrderView,
  context: {
    readonly operator: Operator
    /** Link to the order's page. */
    readonly link: string
    /** Path of the page about the seller, if there is one. */
    readonly sellerPage?: string
    readonly isMailboxProved: boolean
  }
): Mail => {
  const { operator, link, sellerPage, isMailboxProved } = context
  const { bcp47, code } = localeOfCountry(order.countryId)
  const sections = sectionsIn(code, receiptSections(isMailboxProved ? order : withoutFreeText(order)))
  const legal = legalParts(order, operator)
  const lead = [
    "Guten Tag,",
    "vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen und wurde an den Verkäufer weitergegeben. Diese E-Mail bestätigt den Eingang; der Vertrag kommt mit der Bestätigung des Verkäufers zustande."
  ]
  const linkLead =
    "Den Stand Ihrer Bestellung sehen Sie 90 Tage lang unter dieser Adresse. Wer sie kennt, sieht Ihre Bestellung; geben Sie sie nicht weiter."
  const links = isMailboxProved ? linkLead : `${leftOut} ${linkLead}`
  const imprint = imprintOf(operator).join("\n")
  return {
    id: `order-confirmation-${order.orderId}`,
    kind: "order-confirmation",
    recipient: order.emailAddress,
    subject: `Ihre Bestellung ${order.orderNumber} ist eingegangen`,
    text: [
      ...lead,
      ...sections.map(sectionText),
      `${links}\n${link}`,
      ...(sellerPage === undefined ? [] : [`${aboutSeller}\n${sellerPage}`]),
      legal.text,
      imprint
    ].join("\n\n"),
    html: `<!doctype html><html lang="${bcp47}"><head><meta charset="utf-8"><title>${html(order.orderNumber)}</title></head><body>${[
      ...lead.map((text) => `<p>${html(text)}</p>`),
      ...sections.map(sectionHtml),
      `<p>${html(links)}</p><p><a href="${html(link)}">Bestellung ansehen</a></p>`,
      ...(sellerPage === undefined
        ? []
        : [`<p>${html(aboutSeller)} <a href="${html(sellerPage)}">Seite des Händlers</a></p>`]),
      legal.html,
      `<p>${html(imprint)}</p>`
    ].join("")}</body></html>`
  }
}
