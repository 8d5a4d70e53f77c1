import type { Address } from "../../../domain/address/address.ts"
import { amountWords } from "../../../domain/product/amount.ts"
import type { LetterPart } from "../../../domain/mail/letter.ts"
import { fromDecimal } from "../../../domain/price/money.ts"
import type { OrderView } from "../../../domain/order/draft.ts"
import type { Delivery, LifeEvent, LifeFacts } from "../../../domain/order/life/order-life.ts"
import { finalPlan } from "../../../domain/payment/instalments.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import { type Debited, debitWords } from "../payment/mandate-words.ts"
import type { LifeRow } from "./life-row.ts"
import { bcp47Of, creditNames, dayText, moneyText, taxName } from "./order-words.ts"

export interface Words {
  readonly subject: string
  readonly parts: ReadonlyArray<LetterPart>
}

const amountText = (order: OrderView, amount: number): string =>
  amountWords(amount, productGroup(order.productGroupId).unit, order.countryId)

const billText = (order: OrderView, { amount, bill }: Delivery): ReadonlyArray<string> => {
  const rate = new Intl.NumberFormat(bcp47Of(order), { maximumFractionDigits: 1 }).format(bill.vatTenths / 10)
  const money = (cents: number) => moneyText(order, cents)
  return [
    `Geliefert wurden ${amountText(order, amount)}; bestellt waren ${amountText(order, order.calculation.amount)}. Berechnet wird die gelieferte Menge zum vereinbarten Einheitspreis.`,
    `Ware ${money(bill.goodsCents)}, Gebühren ${money(bill.feesCents)}, zusammen ${money(bill.totalCents)}. Darin sind ${rate} % ${taxName[order.countryId]}: ${money(bill.vatCents)}.`
  ]
}

/** Writes how much is captured and how much is left to pay, for a buyer who pays through a provider. */
const providerText = (order: OrderView, { bill }: Delivery): ReadonlyArray<string> => {
  const { atProvider } = order.payment
  if (atProvider === undefined || order.payment.variant !== "PayPal") return []
  const held = fromDecimal(atProvider.amount)
  const rest = bill.totalCents - held
  return [
    `Von Ihrem PayPal-Konto werden ${moneyText(order, Math.min(held, bill.totalCents))} genommen.`,
    rest > 0
      ? `Zu zahlen bleiben ${moneyText(order, rest)}, weil mehr geliefert wurde; sie stehen auf der Rechnung.`
      : "Bitte überweisen Sie nichts."
  ]
}

/** Formats an address in brackets, without its empty parts. */
const placeText = ({ street, houseNumber, zipCode, city }: Address): string => {
  const parts = [`${street} ${houseNumber}`.trim(), `${zipCode} ${city}`.trim()].filter((part) => part !== "")
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`
}

/** Lists the amounts delivered to each of several stations; empty if nothing was delivered. */
const stationsText = (order: OrderView, { stations }: Pick<LifeFacts, "stations">): ReadonlyArray<string> =>
  stations.map(({ station, day, amount }) => {
    const place = order.stations[station - 1]?.address
    const where = place === undefined ? "" : placeText(place)
    return `Lieferstelle ${station}${where}: ${amountText(order, amount)} am ${dayText(order, day)}.`
  })

/** Writes the instalment plan for the delivered amount, which is binding from now on (decision 022). */
const finalPlanText = (order: OrderView, { bill }: Delivery): ReadonlyArray<string> => {
  const provisional = order.payment.plan
  if (provisional === undefined) return []
  const { atProvider } = order.payment
  if (atProvider !== undefined) {
    const rest = bill.totalCents - fromDecimal(atProvider.amount)
    return [
      `Abgerechnet wird die gelieferte Menge. Ihren endgültigen Ratenplan teilt Ihnen ${provisional.provider} mit; Zahl der Raten und Zins bleiben gleich.`,
      ...(rest > 0
        ? [
            `Zu zahlen bleiben ${moneyText(order, rest)}, weil mehr geliefert wurde; sie stehen auf der Rechnung.`
          ]
        : [])
    ]
  }
  const plan = finalPlan(provisional, bill.totalCents)
  const money = (amount: number) => moneyText(order, fromDecimal(amount))
  const percent = (rate: number) =>
    `${new Intl.NumberFormat(bcp47Of(order), { minimumFractionDigits: 2 }).format(rate)} %`
  const credit = creditNames[order.countryId]
  return [
    `Ihr Ratenplan steht damit endgültig fest: ${plan.months} Raten, ${plan.months - 1} zu ${money(plan.rate)} und die letzte zu ${money(plan.lastRate)}, zusammen ${money(plan.totalAmount)} für einen ${credit.sum} von ${money(plan.netAmount)}.`,
    `${credit.fixed} ${percent(plan.nominalRate)} im Jahr, effektiver Jahreszins ${percent(plan.effectiveRate)}. Kreditgeber ist ${plan.provider}; eingezogen wird von Ihrem Konto ${plan.account}.`
  ]
}

const because = (reason: string): ReadonlyArray<string> =>
  reason.trim() === "" ? [] : [`Als Grund wurde genannt: ${reason.trim()}`]

const back =
  "Was Sie schon bezahlt haben, bekommen Sie auf demselben Weg zurück, spätestens binnen vierzehn Tagen."

/** Whether this station's delivery completed the order; decided by the log entry, regardless of later events. */
const isLastDelivery = (
  { station }: { readonly station?: number },
  stations: LifeFacts["stations"],
  order: OrderView
): boolean => stations.length === order.stations.length && stations.at(-1)?.station === station

/** Writes the mail text that tells the buyer about an event. */
export const buyersWords = (
  order: OrderView,
  event: LifeEvent,
  {
    delivery,
    stations,
    creditNumber = null
  }: Pick<LifeFacts, "delivery" | "stations"> & Partial<Pick<LifeRow, "creditNumber">>,
  debited?: Debited
): Words => {
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
      return event.station !== undefined && !isLastDelivery(event, stations, order)
        ? {
            subject: `Ein Teil Ihrer Bestellung ${orderNumber} wurde geliefert`,
            parts: [
              `Lieferstelle ${event.station} Ihrer Bestellung ${orderNumber} hat am ${dayText(order, event.day)} ${amountText(order, event.amount)} bekommen. Die anderen Lieferstellen folgen; berechnet wird, wenn alle beliefert sind.`,
              ...because(event.reason)
            ]
          }
        : {
            subject: `Ihre Bestellung ${orderNumber} wurde geliefert`,
            parts: [
              `Ihre Bestellung ${orderNumber} wurde am ${dayText(order, event.day)} geliefert.`,
              ...stationsText(order, { stations }),
              ...(delivery === null
                ? []
                : [
                    ...billText(order, delivery),
                    ...providerText(order, delivery),
                    ...finalPlanText(order, delivery)
                  ]),
              ...because(event.reason)
            ]
          }
    case "order.invoice":
      return {
        subject: `Die Rechnung zu Ihrer Bestellung ${orderNumber}`,
        parts: [
          `zu Ihrer Bestellung ${orderNumber} wurde die Rechnung ${event.invoiceNumber} gestellt. Sie steht als Unterlage bei Ihrer Bestellung, zum Ansehen und Drucken.`,
          ...(delivery === null ? [] : [...billText(order, delivery), ...providerText(order, delivery)]),
          ...debitWords(order, debited)
        ]
      }
    case "order.announceDebit":
      return {
        subject: `Ankündigung einer Lastschrift zu Ihrer Bestellung ${orderNumber}`,
        parts: [
          `für Ihre Bestellung ${orderNumber} wird noch einmal eingezogen.`,
          ...debitWords(order, debited)
        ]
      }
    case "order.debitReturned":
      return {
        subject: `Die Lastschrift zu Ihrer Bestellung ${orderNumber} wurde zurückgegeben`,
        parts: [
          `Ihre Bank hat die Lastschrift zu Ihrer Bestellung ${orderNumber} zurückgegeben. Die Rechnung ist damit wieder offen.`,
          ...because(event.reason),
          "Bitte überweisen Sie den Betrag, oder warten Sie die Ankündigung eines neuen Einzugs ab."
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
          ...(creditNumber === null
            ? []
            : [
                `Ihre Rechnung ist durch die Stornorechnung ${creditNumber} aufgehoben. Die Stornorechnung steht als Unterlage bei Ihrer Bestellung, zum Ansehen und Drucken.`
              ]),
          back
        ]
      }
  }
}
