import { Trans } from "@lingui/react/macro"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { DateText, Price } from "../../kit/price/Price.tsx"

interface NextStepTextProps {
  readonly order: OrderPage
  /** The operator's company, which issues the invoices for payments to the operator. */
  readonly company: string
}

/** One sentence about the next step of an order (rule life.next). */
export function NextStepText({ order, company }: NextStepTextProps) {
  const {
    tracker: { next, due },
    offer
  } = order
  const seller = offer.seller.name
  const creditor = order.payment.isInteraidPayment ? company : seller
  const day = next.day === null ? null : <DateText date={next.day} />
  const amount = due.amount === null ? null : <Price amount={due.amount} currency={offer.currency} />
  switch (next.kind) {
    case "sellerConfirms":
      return <Trans>Als Nächstes prüft {seller} Ihre Bestellung und bestätigt sie per E-Mail.</Trans>
    case "sellerNamesDay":
      return (
        <Trans>
          Als Nächstes ruft {seller} Sie unter {order.deliveryAddress.phone} an und nennt den Liefertag.
        </Trans>
      )
    case "delivery":
      return <Trans>Ihre Lieferung kommt am {day}.</Trans>
    case "deliveryToday":
      return <Trans>Ihre Lieferung kommt heute.</Trans>
    case "deliveryTomorrow":
      return <Trans>Ihre Lieferung kommt morgen, am {day}.</Trans>
    case "deliveryUnreported":
      return (
        <Trans>
          Ihre Lieferung war für den {day} vereinbart und ist noch nicht gemeldet. Ist nichts gekommen, rufen
          Sie {seller} unter {offer.seller.phone} an.
        </Trans>
      )
    case "restOfStations":
      return (
        <Trans>Ein Teil ist geliefert. Als Nächstes kommen die übrigen Lieferstellen an die Reihe.</Trans>
      )
    case "billComes":
      return <Trans>Ihre Ware ist da. Als Nächstes schickt Ihnen {creditor} die Rechnung.</Trans>
    case "transfer":
      return (
        <Trans>
          Ihre Rechnung ist da. Bitte überweisen Sie {amount} an {creditor}.
        </Trans>
      )
    case "debit":
      return <Trans>Als Nächstes kündigt Ihnen {creditor} Betrag und Tag der Lastschrift an.</Trans>
    case "debitAnnounced":
      return (
        <Trans>
          Am {day} werden {amount} von Ihrem Konto eingezogen. Sie müssen nichts tun.
        </Trans>
      )
    case "instalments":
      return <Trans>Ihre Raten werden Monat für Monat von Ihrem Konto eingezogen.</Trans>
    case "moneyCame":
      return <Trans>Sie haben bezahlt. Als Nächstes schließt {creditor} die Bestellung ab.</Trans>
    case "done":
      return <Trans>Alles ist erledigt: geliefert und bezahlt.</Trans>
    case "refused":
      return <Trans>{seller} hat Ihre Bestellung abgelehnt. Sie müssen nichts bezahlen.</Trans>
    case "cancelledByDealer":
      return <Trans>{seller} hat Ihre Bestellung storniert. Sie müssen nichts bezahlen.</Trans>
    case "cancelledByCustomer":
      return <Trans>Sie haben die Bestellung storniert. Geliefert wird nichts, zu zahlen ist nichts.</Trans>
    case "withdrawn":
      return <Trans>Sie haben widerrufen. Geliefert wird nichts, zu zahlen ist nichts.</Trans>
    case "goodsGoBack":
      return (
        <Trans>
          Sie haben widerrufen. {seller} meldet sich wegen der Ware; was Sie bezahlt haben, bekommen Sie
          binnen vierzehn Tagen zurück.
        </Trans>
      )
  }
}
