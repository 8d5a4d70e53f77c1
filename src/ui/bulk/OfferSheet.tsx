import { Trans } from "@lingui/react/macro"
import type { BulkItem } from "../../domain/bulk/bulk-calculation.ts"
import type { ComparedOffers } from "../../domain/offer/like-with-like.ts"
import type { Offer } from "../../domain/offer/offer.ts"
import { palletWeight } from "../../domain/offer/compared-price.ts"
import { certificatesIn, qualityIn } from "../../domain/offer/quality.ts"
import { offeredName } from "../../domain/options/products.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { ButtonLink } from "../kit/Button.tsx"
import { classes } from "../kit/style/classes.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { formatCount } from "../kit/format.ts"
import { BasePrice, DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { useSite } from "../kit/site.tsx"
import type { PointView } from "./bulk-order.view.ts"
import s from "./OfferSheet.module.css"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { Shares } from "./Shares.tsx"
import { WholePrice } from "./WholePrice.tsx"

interface OfferSheetProps {
  readonly group: ProductGroup
  readonly item: BulkItem
  /** All offers of the list, grouped by quality. */
  readonly compared: ComparedOffers
  readonly points: ReadonlyArray<PointView>
  /** Whether the shares are expanded initially. */
  readonly isOpen: boolean
  /** URL of the page on which this offer is ordered. */
  readonly orderHref: string
}

/** One dealer's offer for all points: the total costs, compared with separate orders, and each household's share. */
export function OfferSheet({ group, item, compared, points, isOpen, orderHref }: OfferSheetProps) {
  const { offer } = item
  const { cheapest, others } = compared
  const isCheapest = cheapest === undefined ? offer.badges.includes("Cheapest") : cheapest.rowId === offer.id
  const bestOf = others.find(({ rowId, quality }) => rowId === offer.id && quality !== "")
  const mixed = others.length > 0 && cheapest !== undefined ? cheapest.quality : ""
  return (
    <article
      className={classes(s["sheet"], isCheapest && s["best"])}
      aria-labelledby={`bulk-${offer.id}`}
      data-part="offer"
    >
      <div className={s["dealer"]}>
        {isCheapest && (
          <Badge tone="brand">
            {mixed === "" ? <Trans>Am günstigsten</Trans> : <Trans>Am günstigsten: {mixed}</Trans>}
          </Badge>
        )}
        {bestOf && (
          <Badge>
            <Trans>Günstigster Preis mit {bestOf.quality}</Trans>
          </Badge>
        )}
        <h3 className={s["name"]} id={`bulk-${offer.id}`}>
          {offer.seller.name}
          {offer.isInteraid && (
            <>
              {" "}
              <span className={s["label"]}>
                <Trans>geliefert von {offer.name}</Trans>
              </span>
            </>
          )}
        </h3>
        <Goods group={group} offer={offer} />
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

/**
 * The goods, described as in the other offer lists (rule offer.like-with-like): the kind of oil, the certificate and
 * the weight of a pallet.
 */
function Goods({ group, offer }: { readonly group: ProductGroup; readonly offer: Offer }) {
  const { locale } = useSite()
  const quality = qualityIn(group, offer)
  const weight = palletWeight(group, offer)
  const kilograms = weight === undefined ? "" : formatCount(locale.bcp47, weight)
  const hasQualities = group.certificates.length > 0
  const isNamed = !hasQualities || offer.productId !== group.productId
  return (
    <p data-part="quality">
      {isNamed && offeredName(group.id, offer.productId)}
      {isNamed && hasQualities && ", "}
      {quality}
      {hasQualities && certificatesIn(group, offer) === "" && (
        <>
          {quality !== "" && ", "}
          <Badge>
            <Trans>ohne Zertifikat</Trans>
          </Badge>
        </>
      )}
      {hasQualities && weight !== undefined && ", "}
      {weight !== undefined && (
        <Trans>
          {kilograms} kg je {group.unit}
        </Trans>
      )}
    </p>
  )
}

/** Savings compared with the sum of the cheapest single orders; extra costs are shown as clearly as savings. */
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
