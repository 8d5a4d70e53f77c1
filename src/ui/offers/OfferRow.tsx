import { Trans, useLingui } from "@lingui/react/macro"
import { type MouseEvent, useEffect, useRef, useState } from "react"
import type { ComparedOffers } from "../../domain/offer/like-with-like.ts"
import { selectedOf } from "../../domain/calculator/selection.ts"
import type { ChildOffer, Offer } from "../../domain/offer/offer.ts"
import type { ConfigurationData } from "../../domain/options/configuration-data.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { buttonClass } from "../kit/Button.tsx"
import { classes } from "../kit/style/classes.ts"
import { Disclosure } from "../kit/Disclosure.tsx"
import { VisuallyHidden } from "../kit/Hidden.tsx"
import { BasePrice, DateRange, Price } from "../kit/price/Price.tsx"
import { Rating } from "../kit/price/Rating.tsx"
import { GoodsLine } from "./GoodsLine.tsx"
import type { OfferListWishes } from "./offer-list.wishes.ts"
import { OfferBadges } from "./OfferBadges.tsx"
import { OfferDetailsPart } from "./OfferDetailsPart.tsx"
import { useSite } from "../kit/site.tsx"
import { PriceUnit } from "../kit/price/PriceUnit.tsx"
import { isPlainClick } from "../kit/live/plain-click.ts"
import s from "./OfferRow.module.css"

interface OfferRowProps {
  readonly group: ProductGroup
  readonly products: ConfigurationData["products"]
  readonly offer: Offer
  /** The list that contains the offer. */
  readonly compared: ComparedOffers
  readonly orderHref: (offer: ChildOffer) => string
  /** Whether the URL requests this offer's details, as the link does without JavaScript. */
  readonly isOpened: boolean
  /** Undefined until the page is hydrated. */
  readonly wishes: Pick<OfferListWishes, "onOrder" | "onSelect"> | undefined
}

/**
 * One dealer's offer: dealer, date, price, and all details on request. Details that were not requested are not in the
 * page (decision 047).
 */
export function OfferRow({ group, products, offer, compared, orderHref, isOpened, wishes }: OfferRowProps) {
  const site = useSite()
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(isOpened)
  const [wasOpened] = useState(isOpened)
  const more = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // the user opened the details before the page was hydrated
    if (more.current?.open === true) setOpen(true)
  }, [])
  const shown = selectedOf(offer)
  // a list has one row for each dealer
  const headId = `offer-${offer.dealerId}`
  const order = (event: MouseEvent) => {
    if (wishes === undefined || !isPlainClick(event)) return
    event.preventDefault()
    wishes.onOrder(shown.id)
  }
  const dealer =
    offer.profileLink === null ? offer.name : <a href={site.base + offer.profileLink}>{offer.name}</a>
  return (
    <article
      className={classes(s["offer"], compared.cheapest?.rowId === offer.id && s["best"])}
      aria-labelledby={headId}
    >
      <div className={s["dealer"]}>
        <OfferBadges offer={offer} shown={shown} compared={compared} />
        <h3 className={s["name"]} id={headId}>
          {/* the seller is named first if the seller is not the delivering dealer (rule law.seller) */}
          {offer.isInteraid ? (
            <>
              {offer.seller.name}{" "}
              <span className={s["label"]}>
                <Trans>geliefert von {dealer}</Trans>
              </span>
            </>
          ) : (
            dealer
          )}
        </h3>
        <GoodsLine group={group} products={products} offer={shown} />
        <Rating rating={offer.rating} count={offer.ratingCount} />
        {(offer.distance ?? -1) >= 0 && <span className={s["label"]}>{`${offer.distance} km`}</span>}
      </div>
      <p className={s["delivery"]}>
        <span className={s["label"]}>
          {/* one text each, as between two the page would hold a comment, in each row */}
          {`${t`Lieferung`} `}
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
        <VisuallyHidden>{`${t`Endpreis`} `}</VisuallyHidden>
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
        <VisuallyHidden>{` ${t`Angebot von ${offer.seller.name}`}`}</VisuallyHidden>
      </a>
      <Disclosure
        ref={more}
        more={<Trans>Was ist drin?</Trans>}
        className={s["more"]}
        open={wasOpened}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {isOpen ? (
          <OfferDetailsPart
            group={group}
            offer={offer}
            shown={shown}
            orderHref={orderHref}
            onSelect={wishes?.onSelect}
          />
        ) : (
          <noscript>
            <button
              form="wishes"
              name="details"
              value={offer.id}
              formAction={`#${headId}`}
              className={buttonClass({ look: "secondary" })}
            >
              <Trans>Einzelheiten zeigen</Trans>
            </button>
          </noscript>
        )}
      </Disclosure>
    </article>
  )
}
