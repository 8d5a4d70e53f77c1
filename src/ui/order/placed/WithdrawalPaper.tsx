import { Trans } from "@lingui/react/macro"
import { countries } from "../../../domain/place/country.ts"
import type { OrderPage } from "../../../domain/order/life/order-page.ts"
import { goodsName } from "../../../domain/options/products.ts"
import { productGroup } from "../../../domain/product/product-group.ts"
import type { Operator } from "../../../domain/site/site.ts"
import { AmountText } from "../../kit/orders/AmountText.tsx"
import { localDay } from "../../kit/orders/local-day.ts"
import { DateText } from "../../kit/price/Price.tsx"
import s from "./Placed.module.css"

/** The model withdrawal form (Annex I B of Directive 2011/83/EU), filled in with known data of the order. */
export function WithdrawalPaper({
  order,
  operator
}: {
  readonly order: OrderPage
  readonly operator: Operator
}) {
  const { seller } = order.offer
  const { firstName, lastName, street, houseNumber, zipCode, city } =
    order.invoiceAddress ?? order.deliveryAddress
  const placedOn = localDay(countries[order.countryId].timeZone, order.placedAt)
  return (
    <article className={s["paper"]}>
      <h1>
        <Trans>Muster-Widerrufsformular</Trans>
      </h1>
      <p>
        <Trans>
          Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.
          Schneller geht es auf unserer Seite „Vertrag widerrufen“.
        </Trans>
      </p>
      <p>
        {seller.name === operator.name ? (
          <Trans>
            An {seller.name}, {seller.street}, {seller.zipCode} {seller.city}, {seller.email}
          </Trans>
        ) : (
          <Trans>
            An {seller.name}, {seller.street}, {seller.zipCode} {seller.city}, {seller.email}, oder an{" "}
            {operator.name}, {operator.street}, {operator.zipCode} {operator.city}, {operator.email}
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:
        </Trans>
      </p>
      <p>
        {goodsName(order.productGroupId, order.offer)},{" "}
        <AmountText amount={order.calculation.amount} unit={productGroup(order.productGroupId).unit} />,{" "}
        <Trans>Bestellung {order.orderNumber}</Trans>
      </p>
      <p>
        <Trans>
          Bestellt am: <DateText date={placedOn} long />
        </Trans>
      </p>
      <p className={s["blank"]}>
        <Trans>Erhalten am:</Trans>
      </p>
      <p>
        <Trans>Name und Anschrift:</Trans> {firstName} {lastName}, {street} {houseNumber}, {zipCode} {city}
      </p>
      <p className={s["blank"]}>
        <Trans>Datum und Unterschrift (nur bei Mitteilung auf Papier):</Trans>
      </p>
    </article>
  )
}
