import { Trans } from "@lingui/react/macro"
import type { BulkItem, PointShare } from "../../domain/bulk/bulk-calculation.ts"
import { fromDecimal, toDecimal } from "../../domain/price/money.ts"
import type { CurrencyCode } from "../../domain/place/country.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Price } from "../kit/price/Price.tsx"
import { Amount } from "./Amount.tsx"
import type { PointView } from "./bulk-order.view.ts"
import s from "./Shares.module.css"

interface SharesProps {
  readonly group: ProductGroup
  readonly item: BulkItem
  readonly points: ReadonlyArray<PointView>
}

/** Each household's share and its parts; the shares add up exactly to the total. */
export function Shares({ group, item: { perStation, offer }, points }: SharesProps) {
  return (
    <ol className={s["shares"]}>
      {perStation.map((share, place) => (
        <li key={share.index} className={s["share"]} data-part="share">
          <p className={s["head"]}>
            <span>
              <b>
                <Trans>Lieferstelle {place + 1}</Trans>
              </b>
              <span className={s["where"]}>
                {points.find(({ index }) => index === share.index)?.zipCode},{" "}
                <Amount amount={share.amount} unit={group.unit} />
              </span>
            </span>
            <b className={s["sum"]}>
              <Price amount={share.totalPrice} currency={offer.currency} />
            </b>
          </p>
          <Lines share={share} currency={offer.currency} />
        </li>
      ))}
    </ol>
  )
}

/**
 * Returns the price of the goods in major units, calculated in cents so that goods and fees add up exactly to the
 * total.
 */
const goodsOf = ({ totalPrice, fees }: PointShare): number =>
  toDecimal(fees.reduce((rest, fee) => rest - fromDecimal(fee.amount), fromDecimal(totalPrice)))

function Lines({ share, currency }: { readonly share: PointShare; readonly currency: CurrencyCode }) {
  return (
    <dl className={s["lines"]}>
      <dt>
        <Trans>Ware mit Lieferung</Trans>
      </dt>
      <dd>
        <Price amount={goodsOf(share)} currency={currency} />
      </dd>
      {share.fees.map((fee) => (
        <Line key={fee.key} name={fee.name} amount={fee.amount} currency={currency} />
      ))}
    </dl>
  )
}

/** A line with the name of a cost and its amount of money. */
export function Line({
  name,
  amount,
  currency
}: {
  readonly name: string
  readonly amount: number
  readonly currency: CurrencyCode
}) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} currency={currency} />
      </dd>
    </>
  )
}
