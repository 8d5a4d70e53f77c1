import { Trans } from "@lingui/react/macro"
import type { BulkItem } from "../../domain/bulk/bulk-calculation.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { ButtonLink } from "../kit/Button.tsx"
import { classes } from "../kit/style/classes.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { BasePrice, DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import type { PointView } from "./bulk-order.view.ts"
import s from "./OfferSheet.module.css"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { Shares } from "./Shares.tsx"
import { WholePrice } from "./WholePrice.tsx"

interface OfferSheetProps {
  readonly group: ProductGroup
  readonly item: BulkItem
  readonly points: ReadonlyArray<PointView>
  /** Whether the shares stand open from the beginning. */
  readonly isOpen: boolean
  /** The page that this offer is ordered from. */
  readonly orderHref: string
}

/** One dealer's offer for all points: what it costs together, against ordering alone, and each household. */
export function OfferSheet({ group, item, points, isOpen, orderHref }: OfferSheetProps) {
  const { offer } = item
  const isCheapest = offer.badges.includes("Cheapest")
  return (
    <article
      className={classes(s["sheet"], isCheapest && s["best"])}
      aria-labelledby={`bulk-${offer.id}`}
      data-part="offer"
    >
      <div className={s["dealer"]}>
        {isCheapest && (
          <Badge tone="brand">
            <Trans>Am günstigsten</Trans>
          </Badge>
        )}
        <h3 className={s["name"]} id={`bulk-${offer.id}`}>
          {offer.name}
        </h3>
        <Rating rating={offer.rating} count={offer.ratingCount} />
      </div>
      <p className={s["delivery"]}>
        <span className={s["label"]}>
          <Trans>Lieferung</Trans>
        </span>
        <DateRange from={offer.startDeliveryPeriodDate} to={offer.endDeliveryPeriodDate} />
      </p>
      <div className={s["price"]}>
        <p className={s["total"]} data-part="total">
          <span className={s["label"]}>
            <Trans>Zusammen</Trans>
          </span>
          <Price amount={offer.totalPrice} currency={offer.currency} />
        </p>
        <p className={s["unit"]}>
          <Price amount={offer.unitPrice} currency={offer.currency} />{" "}
          <PriceUnit unit={offer.unitPriceUnit} /> ·{" "}
          <BasePrice amount={offer.basePrice} currency={offer.currency} unit={offer.basePriceUnit} />
        </p>
        <Savings item={item} />
        <ButtonLink href={orderHref} aria-describedby={`bulk-${offer.id}`}>
          <Trans>Angebot wählen</Trans>
        </ButtonLink>
      </div>
      <Disclosure more={<Trans>Was zahlt jeder Haushalt?</Trans>} className={s["shares"]} open={isOpen}>
        <div className={s["inside"]}>
          <Shares group={group} item={item} points={points} />
          <WholePrice group={group} offer={offer} />
        </div>
      </Disclosure>
    </article>
  )
}

/** Against the sum of the cheapest single orders; what costs more is said as plainly as what costs less. */
function Savings({ item: { savingsVersusSingle, offer } }: { readonly item: BulkItem }) {
  if (savingsVersusSingle === null)
    return (
      <p className={s["savings"]} data-state="incomparable">
        <Trans>Einzeln bekäme nicht jeder Haushalt ein Angebot</Trans>
      </p>
    )
  const amount = <Price amount={Math.abs(savingsVersusSingle)} currency={offer.currency} />
  if (savingsVersusSingle > 0)
    return (
      <p className={s["savings"]} data-state="cheaper">
        <Trans>{amount} gespart gegenüber einzeln</Trans>
      </p>
    )
  return savingsVersusSingle < 0 ? (
    <p className={s["savings"]} data-state="dearer">
      <Trans>{amount} teurer als einzeln</Trans>
    </p>
  ) : (
    <p className={s["savings"]} data-state="equal">
      <Trans>So teuer wie einzeln</Trans>
    </p>
  )
}
