import { Trans } from "@lingui/react/macro"
import { type MouseEvent, useState } from "react"
import { selectedOf } from "../../domain/calculator/selection.ts"
import type { ChildOffer, Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { buttonClass } from "../kit/Button.tsx"
import { classes } from "../kit/style/classes.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { BasePrice, DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import { OfferBadges } from "./OfferBadges.tsx"
import { OfferDetailsPart } from "./OfferDetailsPart.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import s from "./OfferRow.module.css"

interface OfferRowProps {
  readonly group: ProductGroup
  readonly offer: Offer
  readonly orderHref: (offer: ChildOffer) => string
  /** Whether the page was sent with this offer, and so with all that is in it. */
  readonly isSent: boolean
  readonly onOrder: OfferListWishes["onOrder"] | undefined
  readonly onSelect: OfferListWishes["onSelect"]
}

/** One dealer's offer: who, when, how much, and all that is in it on request. */
export function OfferRow({ group, offer, orderHref, isSent, onOrder, onSelect }: OfferRowProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = selectedOf(offer)
  const order = (event: MouseEvent) => {
    if (onOrder === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOrder(shown.id)
  }
  return (
    <article
      className={classes(s["offer"], offer.badges.includes("Cheapest") && s["best"])}
      aria-labelledby={`offer-${offer.id}`}
    >
      <div className={s["dealer"]}>
        <OfferBadges badges={offer.badges} />
        <h3 className={s["name"]} id={`offer-${offer.id}`}>
          {offer.name}
        </h3>
        <Rating rating={offer.rating} count={offer.ratingCount} />
      </div>
      <p className={s["delivery"]}>
        <span className={s["label"]}>
          <Trans>Lieferung</Trans>{" "}
        </span>
        <DateRange from={offer.startDeliveryPeriodDate} to={offer.endDeliveryPeriodDate} />
      </p>
      <p className={s["unit"]}>
        <span>
          <Price amount={shown.unitPrice} currency={shown.currency} />{" "}
          <span className={s["label"]}>
            <PriceUnit unit={offer.unitPriceUnit} />
          </span>
        </span>
        <span className={s["base"]}>
          <BasePrice amount={shown.basePrice} currency={shown.currency} unit={shown.basePriceUnit} />
        </span>
      </p>
      <p className={s["total"]}>
        <VisuallyHidden>
          <Trans>Endpreis</Trans>{" "}
        </VisuallyHidden>
        <Price amount={shown.totalPrice} currency={shown.currency} />
        {shown.monthlyRate !== null && (
          <span className={s["rate"]}>
            <Trans>
              {shown.monthlyRateCount} Raten zu <Price amount={shown.monthlyRate} currency={shown.currency} />
            </Trans>
          </span>
        )}
      </p>
      <a
        href={orderHref(shown)}
        rel="nofollow"
        className={classes(buttonClass(), s["choose"])}
        onClick={order}
      >
        <Trans>Auswählen</Trans>
        <VisuallyHidden>
          {" "}
          <Trans>Angebot von {offer.name}</Trans>
        </VisuallyHidden>
      </a>
      <Disclosure
        more={<Trans>Was ist drin?</Trans>}
        className={s["more"]}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {(isSent || isOpen) && (
          <OfferDetailsPart
            group={group}
            offer={offer}
            shown={shown}
            orderHref={orderHref}
            onSelect={onSelect}
          />
        )}
      </Disclosure>
    </article>
  )
}
