import { Trans } from "@lingui/react/macro"
import { comparablePrice } from "../../../domain/price-history/comparable-price.ts"
import type { Cents } from "../../../domain/price/money.ts"
import type { ProductGroup } from "../../../domain/product/product-group.ts"
import { PriceUnit } from "../price/PriceUnit.tsx"

interface WatchedHintProps {
  readonly group: ProductGroup
  readonly today:
    | { readonly price: Cents; readonly area: string; readonly money: (cents: Cents) => string }
    | undefined
}

/** Today's price and the area it applies to. */
export function WatchedToday({ area, priceText }: { readonly area: string; readonly priceText: string }) {
  return (
    <Trans>
      , {area} heute: {priceText}
    </Trans>
  )
}

/** The unit of the threshold, and today's price; for pallets also the price per tonne, as in the price tables. */
export function WatchedHint({ group, today }: WatchedHintProps) {
  const unit = <PriceUnit unit={{ amount: group.priceUnitAmount, unit: group.unit }} />
  const weight = group.isPallet ? group.kilogramsPerUnit : undefined
  const pallet = weight === undefined ? null : <Trans> von {weight} kg</Trans>
  if (today === undefined)
    return (
      <>
        {unit}
        {pallet}
      </>
    )
  const { area, money, price } = today
  const priceText = money(price)
  const tonneText = money(comparablePrice(group, price))
  return (
    <>
      {unit}
      {pallet}
      <WatchedToday area={area} priceText={priceText} />
      {weight !== undefined && <Trans> (das sind {tonneText} je Tonne)</Trans>}
    </>
  )
}
