import { isEmail } from "../../domain/address/address.ts"
import { amountWords } from "../../domain/product/amount.ts"
import { imprintOf } from "../../domain/mail/letter.ts"
import { localeOfCountry } from "../../domain/locale/locale.ts"
import { spelledIn } from "../../domain/locale/swiss-spelling.ts"
import { goodsName } from "../../domain/options/products.ts"
import type { LifeEvent } from "../../domain/order/life/order-life.ts"
import { withoutBankData } from "../../domain/payment/payment-choice.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import type { Operator } from "../../domain/site/site.ts"
import type { Mail } from "../ports/mailer.ts"
import type { PathBases } from "../ports/link-bases.ts"
import type { MailedOrder } from "./mailed-order.ts"
import {
  billSection,
  goodsSection,
  placeSections,
  priceSection,
  type ReceiptSection
} from "./receipt-sections.ts"
import { html, sectionHtml, sectionsIn, sectionText } from "./section-bodies.ts"

/** Name of the job that mails the seller about a new order. */
export const sellerMailJob = "order-seller-mail"

/**
 * Returns the seller's e-mail address and the page where the seller opens the order after signing in. The seller is the
 * dealer, or the operator for its own sales; the operator also gets the mail for a dealer without an e-mail address.
 */
const sellerOf = ({ offer, dealerEmail, orderId }: MailedOrder, operator: Operator) =>
  offer.isInteraidPayment || !isEmail(dealerEmail)
    ? { mailbox: operator.email, path: `/support/bestellungen/${orderId}` }
    : { mailbox: dealerEmail, path: `/stornomanagement/bestellungen/${orderId}` }

export const sellerMailbox = (order: MailedOrder, operator: Operator): string =>
  sellerOf(order, operator).mailbox

/** Whether the seller is informed: only about the buyer's actions. */
export const isNewsToSeller = (event: LifeEvent): boolean => event.by === "customer"

interface Lead {
  readonly subject: string
  readonly words: ReadonlyArray<string>
  readonly sections: ReadonlyArray<ReceiptSection>
}

const newOrder = (order: MailedOrder): Lead => {
  const { unit } = productGroup(order.productGroupId)
  const goods = `${amountWords(order.calculation.amount, unit, order.countryId)} ${goodsName(order.productGroupId, order.offer)}`
  return {
    subject: `Neue Bestellung ${order.orderNumber}: ${goods} nach ${order.calculation.zipCode}`,
    words: [
      `Sie haben die Bestellung ${order.orderNumber} bekommen. Bitte bestätigen Sie sie oder lehnen Sie sie ab; erst mit Ihrer Bestätigung kommt der Vertrag zustande.`
    ],
    sections: []
  }
}

/** The buyer's action, and its entry in the order's log. */
interface News {
  readonly event: LifeEvent
  readonly version: number
  /**
   * Number of the credit note that cancelled the order's bill, if there was one; the credit note was issued in the
   * seller's name.
   */
  readonly creditNumber: string | null
}

const newsOf = (order: MailedOrder, { event, creditNumber }: News): Lead => {
  const what = event.type === "order.withdraw" ? "widerrufen" : "storniert"
  const isThere = order.timeline.some(({ state }) => state === "delivered")
  const reason = "reason" in event ? event.reason.trim() : ""
  return {
    subject: `Bestellung ${order.orderNumber} wurde vom Käufer ${what}`,
    words: [
      `Der Käufer hat die Bestellung ${order.orderNumber} ${what}. Bitte liefern Sie sie nicht mehr aus${isThere ? " und stimmen Sie die Rückgabe der Ware mit dem Käufer ab" : ""}.`,
      ...(creditNumber === null
        ? []
        : [
            `Die Rechnung ist durch die Stornorechnung ${creditNumber} aufgehoben, die bei der Bestellung steht.`
          ])
    ],
    sections: reason === "" ? [] : [{ title: "Grund des Käufers", rows: [["", reason]] }]
  }
}

/**
 * Writes all data that a seller needs to confirm and deliver an order; about the payment only the method, without any
 * bank account.
 */
const sellersSections = (order: MailedOrder): ReadonlyArray<ReceiptSection> => [
  goodsSection(order, "seller"),
  ...placeSections(order),
  { title: "Käufer", rows: [["E-Mail", order.emailAddress]] },
  billSection({ ...order, payment: withoutBankData(order.payment) }, "seller"),
  priceSection(order)
]

/**
 * Mails the seller about a placed order, or about the buyer's action in entry `version` of the order's log. The buyer's
 * text is included on separate lines, never in the subject.
 */
export const sellerMail = (
  order: MailedOrder,
  {
    operator,
    bases,
    news
  }: {
    readonly operator: Operator
    readonly bases: PathBases
    readonly news?: News
  }
): Mail => {
  const { bcp47, code } = localeOfCountry(order.countryId)
  const lead = news === undefined ? newOrder(order) : newsOf(order, news)
  const spelled = spelledIn(code)
  const subject = spelled(lead.subject)
  const words = ["Guten Tag,", ...lead.words].map(spelled)
  const sections = sectionsIn(code, [...lead.sections, ...sellersSections(order)])
  const { mailbox, path } = sellerOf(order, operator)
  const link = `${bases[code]}${path}`
  const linkLead = spelled(
    "Die Bestellung bearbeiten Sie nach der Anmeldung. Was der Käufer geschrieben hat, geben wir unverändert und ungeprüft weiter."
  )
  const imprint = imprintOf(operator).join("\n")
  return {
    id: `order-life-${order.orderId}-${news?.version ?? 1}-seller`,
    kind: "order-seller",
    recipient: mailbox,
    subject,
    text: [...words, ...sections.map(sectionText), `${linkLead}\n${link}`, imprint].join("\n\n"),
    html: `<!doctype html><html lang="${bcp47}"><head><meta charset="utf-8"><title>${html(order.orderNumber)}</title></head><body>${[
      ...words.map((each) => `<p>${html(each)}</p>`),
      ...sections.map(sectionHtml),
      `<p>${html(linkLead)}</p><p><a href="${html(link)}">Bestellung ${html(order.orderNumber)} öffnen</a></p>`,
      `<p>${html(imprint)}</p>`
    ].join("")}</body></html>`
  }
}
