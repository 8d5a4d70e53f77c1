import { Trans } from "@lingui/react/macro"
import { qualityNames } from "../../domain/offer/quality.ts"
import type { ChildOffer, Offer } from "../../domain/offer/offer.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { RadioCards } from "../kit/form/Choice.tsx"
import { Price } from "../kit/price/Price.tsx"
import s from "./OfferDetails.module.css"

interface OtherQualitiesProps {
  readonly group: ProductGroup
  readonly offer: Offer
  readonly shown: ChildOffer
  readonly orderHref: (offer: ChildOffer) => string
  /** Undefined until the page is hydrated: until then each quality has its own URL. */
  readonly onSelect: ((offerId: string) => void) | undefined
}

/** The same dealer's goods in other qualities; the row shows and orders the chosen quality. */
export function OtherQualities({ group, offer, shown, orderHref, onSelect }: OtherQualitiesProps) {
  const nameOf = (each: ChildOffer) => qualityNames(group, each) || <Trans>ohne Zertifikat</Trans>
  const all: ReadonlyArray<ChildOffer> = [offer, ...offer.children]
  if (onSelect === undefined)
    return (
      <ul className={s["others"]}>
        {all.map((each) => (
          <li key={each.id}>
            <a href={orderHref(each)} rel="nofollow">
              {nameOf(each)}
            </a>{" "}
            <Price amount={each.totalPrice} currency={each.currency} />
          </li>
        ))}
      </ul>
    )
  return (
    <RadioCards
      plain
      legend={<Trans>Qualität bei diesem Händler</Trans>}
      name={`quality-${offer.id}`}
      chosen={shown.id}
      cards={all.map((each) => ({
        value: each.id,
        label: nameOf(each),
        aside: <Price amount={each.totalPrice} currency={each.currency} />
      }))}
      onChoose={onSelect}
    />
  )
}
