import { Trans } from "@lingui/react/macro"
import { moistureWords } from "../../../../domain/legal/wood-chip-moisture.ts"
import { answerRows } from "../../../../domain/order/answers.ts"
import type { OrderStatus } from "../../../../domain/order/draft.ts"
import type { StaffOrder } from "../../../../domain/order/life/staff-order.ts"
import { productGroup } from "../../../../domain/product/product-group.ts"
import { AmountText } from "../../../kit/orders/AmountText.tsx"
import { DateText, Price } from "../../../kit/price/Price.tsx"
import { PriceTable } from "./PriceTable.tsx"
import { FactList, Part } from "../../../kit/desk/Part.tsx"

const owedStatuses: ReadonlySet<OrderStatus> = new Set(["delivered", "invoiced"])

/** The ordered goods with their prices, and the delivered goods. */
export function GoodsPart({
  whole: { row, order, delivery }
}: {
  readonly whole: Pick<StaffOrder, "row" | "order" | "delivery">
}) {
  const { unit } = productGroup(row.productGroupId)
  return (
    <Part id="order-goods" title={<Trans>Ware und Preis</Trans>}>
      <FactList
        facts={[
          { key: "product", name: <Trans>Produkt</Trans>, value: row.productName },
          row.quality.length > 0 && {
            key: "quality",
            name: <Trans>Qualität</Trans>,
            value: row.quality.join(", ")
          },
          {
            key: "amount",
            name: <Trans>Bestellt</Trans>,
            value: <AmountText amount={row.amount} unit={unit} />
          },
          order.moistureDeclaration !== null && {
            key: "moisture",
            name: <Trans>Erklärung</Trans>,
            value: moistureWords(order.moistureDeclaration)
          },
          ...answerRows(order).map(({ key, label, value }) => ({ key, name: label, value })),
          delivery !== null && {
            key: "delivered",
            name: <Trans>Geliefert</Trans>,
            value: (
              <Trans>
                <AmountText amount={delivery.amount} unit={unit} /> am <DateText date={delivery.day} long />
              </Trans>
            )
          },
          delivery !== null && {
            key: "bill",
            // a bill that is paid, or cancelled because of a withdrawal, asks for no payment
            name: owedStatuses.has(row.status) ? (
              <Trans>Zu zahlen</Trans>
            ) : (
              <Trans>Preis der Lieferung</Trans>
            ),
            value: (
              <strong>
                <Price amount={delivery.bill.totalPrice} currency={row.currency} />
              </strong>
            )
          }
        ]}
      />
      <PriceTable row={row} offer={order.offer} />
    </Part>
  )
}
