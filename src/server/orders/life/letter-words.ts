import { countries } from "../../../domain/country.ts"
import { localeOfCountry } from "../../../domain/locale.ts"
import type { LetterPart } from "../../../domain/mail-letter.ts"
import { formatAmount } from "../../../domain/amount.ts"
import { toDecimal } from "../../../domain/money.ts"
import type { OrderView } from "../../../domain/order-draft.ts"
import type { Delivery, LifeEvent } from "../../../domain/order-life/order-life.ts"
import { productGroup } from "../../../domain/product-group.ts"

export interface Words {
  readonly subject: string
  readonly parts: ReadonlyArray<LetterPart>
}

const bcp47Of = ({ countryId }: Pick<OrderView, "countryId">) => localeOfCountry(countryId).bcp47

/** A local date in words. */
export const dayText = (order: Pick<OrderView, "countryId">, day: string): string =>
  new Intl.DateTimeFormat(bcp47Of(order), { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`)
  )

/** A moment by the clock of a country. */
export const momentText = (order: Pick<OrderView, "countryId">, at: Date): string =>
  `${new Intl.DateTimeFormat(bcp47Of(order), {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: countries[order.countryId].timeZone
  }).format(at)} Uhr`

/** The tax has another name in Austria. */
const taxName = { 1: "Mehrwertsteuer", 2: "Umsatzsteuer", 3: "Mehrwertsteuer" } as const

const billText = (order: OrderView, { amount, bill }: Delivery): ReadonlyArray<string> => {
  const { currency } = order.offer
  const money = new Intl.NumberFormat(bcp47Of(order), { style: "currency", currency })
  const rate = new Intl.NumberFormat(bcp47Of(order), { maximumFractionDigits: 1 }).format(bill.vatTenths / 10)
  const { unit } = productGroup(order.productGroupId)
  return [
    `Geliefert wurden ${formatAmount(amount)} ${unit}; bestellt waren ${formatAmount(order.calculation.amount)} ${unit}. Berechnet wird die gelieferte Menge zum vereinbarten Einheitspreis.`,
    `Ware ${money.format(toDecimal(bill.goodsCents))}, Gebühren ${money.format(toDecimal(bill.feesCents))}, zusammen ${money.format(toDecimal(bill.totalCents))}. Darin sind ${rate} % ${taxName[order.countryId]}: ${money.format(toDecimal(bill.vatCents))}.`
  ]
}

const because = (reason: string): ReadonlyArray<string> =>
  reason.trim() === "" ? [] : [`Als Grund wurde genannt: ${reason.trim()}`]

const back =
  "Was Sie schon bezahlt haben, bekommen Sie auf demselben Weg zurück, spätestens binnen vierzehn Tagen."

/** What a buyer is told of an event. */
export const buyersWords = (order: OrderView, event: LifeEvent, delivery: Delivery | null): Words => {
  const { orderNumber, offer } = order
  const seller = offer.seller.name
  switch (event.type) {
    case "order.confirm":
      return {
        subject: `${seller} hat Ihre Bestellung ${orderNumber} bestätigt`,
        parts: [
          `${seller} hat Ihre Bestellung ${orderNumber} bestätigt. Damit ist der Kaufvertrag mit ${seller} geschlossen.`,
          `Geliefert wird zwischen ${dayText(order, offer.startDeliveryPeriodDate)} und ${dayText(order, offer.endDeliveryPeriodDate)}. Den Tag erfahren Sie, sobald er feststeht.`
        ]
      }
    case "order.refuse":
      return {
        subject: `Ihre Bestellung ${orderNumber} wurde nicht angenommen`,
        parts: [
          `${seller} kann Ihre Bestellung ${orderNumber} leider nicht annehmen. Ein Vertrag ist nicht zustande gekommen, und Sie brauchen nichts zu bezahlen.`,
          ...because(event.reason)
        ]
      }
    case "order.schedule":
      return {
        subject: `Liefertermin für Ihre Bestellung ${orderNumber}: ${dayText(order, event.day)}`,
        parts: [
          `Ihre Bestellung ${orderNumber} kommt am ${dayText(order, event.day)}. Bitte sorgen Sie dafür, dass der Lagerraum oder Tank zugänglich und bereit ist.`,
          ...because(event.reason)
        ]
      }
    case "order.deliver":
      return {
        subject: `Ihre Bestellung ${orderNumber} wurde geliefert`,
        parts: [
          `Ihre Bestellung ${orderNumber} wurde am ${dayText(order, event.day)} geliefert.`,
          ...(delivery === null ? [] : billText(order, delivery)),
          ...because(event.reason)
        ]
      }
    case "order.invoice":
      return {
        subject: `Die Rechnung zu Ihrer Bestellung ${orderNumber}`,
        parts: [
          `zu Ihrer Bestellung ${orderNumber} wurde die Rechnung ${event.invoiceNumber} gestellt. Sie kommt mit eigener Post vom Rechnungssteller.`,
          ...(delivery === null ? [] : billText(order, delivery))
        ]
      }
    case "order.settle":
      return {
        subject: `Ihre Bestellung ${orderNumber} ist bezahlt`,
        parts: [`Ihre Zahlung zu Bestellung ${orderNumber} ist eingegangen. Vielen Dank.`]
      }
    case "order.cancel":
      return event.by === "customer"
        ? {
            subject: `Ihre Bestellung ${orderNumber} ist storniert`,
            parts: [`Sie haben Ihre Bestellung ${orderNumber} storniert. Sie wird nicht geliefert.`, back]
          }
        : {
            subject: `${seller} hat Ihre Bestellung ${orderNumber} storniert`,
            parts: [
              `${seller} kann Ihre Bestellung ${orderNumber} leider nicht liefern und hat sie storniert.`,
              ...because(event.reason),
              back
            ]
          }
    case "order.withdraw":
      return {
        subject: `Ihr Widerruf zu Bestellung ${orderNumber}`,
        parts: [
          `Sie haben den Vertrag zu Ihrer Bestellung ${orderNumber} widerrufen. Der Widerruf ist bei uns eingegangen und wurde an ${seller} weitergegeben.`,
          ...(delivery === null
            ? ["Die Ware wird nicht geliefert."]
            : ["Wie die Ware zurückgeht, stimmt der Verkäufer mit Ihnen ab."]),
          back
        ]
      }
  }
}

/** What a seller is told: only what its buyer has done. */
export const sellersWords = (order: OrderView, event: LifeEvent): Words | undefined => {
  if (event.by !== "customer") return undefined
  const what = event.type === "order.withdraw" ? "widerrufen" : "storniert"
  return {
    subject: `Bestellung ${order.orderNumber} wurde vom Käufer ${what}`,
    parts: [
      `der Käufer hat die Bestellung ${order.orderNumber} ${what}. Bitte liefern Sie sie nicht mehr aus${order.timeline.some(({ state }) => state === "delivered") ? " und stimmen Sie die Rückgabe der Ware mit dem Käufer ab" : ""}.`,
      ...("reason" in event ? because(event.reason) : [])
    ]
  }
}
