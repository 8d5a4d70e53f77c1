import { Trans } from "@lingui/react/macro"
import { Coins, Star, Truck } from "lucide-react"
import type { ComparedOffers } from "../../domain/offer/like-with-like.ts"
import type { ChildOffer, Offer } from "../../domain/offer/offer.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import { Price } from "../kit/price/Price.tsx"
import s from "./OfferRow.module.css"

interface OfferBadgesProps {
  readonly offer: Offer
  /**
   * The dealer's offer whose price the row shows: badges describe this offer or state the price of another offer by the
   * same dealer.
   */
  readonly shown: ChildOffer
  /** The list that contains the offer. */
  readonly compared: ComparedOffers
}

/**
 * Badges of an offer: cheapest of all or of its quality, fastest, best rated; a paid placement is marked as such (rule
 * law.ranking).
 */
export function OfferBadges({ offer, shown, compared: { cheapest, others } }: OfferBadgesProps) {
  const { badges } = offer
  const isCheapest = cheapest?.offer.id === shown.id
  const bestOf = [...(cheapest && !isCheapest ? [cheapest] : []), ...others].filter(
    ({ rowId, quality }) => rowId === offer.id && quality !== ""
  )
  const named = badges.filter((badge) => badge !== "Cheapest")
  if (!isCheapest && bestOf.length + named.length === 0) return null
  return (
    <p className={s["badges"]}>
      {badges.includes("Sponsored") && (
        <Badge>
          <Trans>Anzeige</Trans>
        </Badge>
      )}
      {isCheapest && (
        <Badge tone="brand" icon={coins}>
          {others.length === 0 || cheapest.quality === "" ? (
            <Trans>Am günstigsten</Trans>
          ) : (
            <Trans>Am günstigsten: {cheapest.quality}</Trans>
          )}
        </Badge>
      )}
      {bestOf.map((best) => (
        <Badge key={best.quality} icon={coins}>
          {best.offer.id === shown.id ? (
            <Trans>Günstigster Preis mit {best.quality}</Trans>
          ) : (
            // a single element, so that the price stays right after the words when the badge wraps on a small screen
            <span>
              <Trans>
                {best.quality} am günstigsten:{" "}
                <Price amount={best.offer.totalPrice} currency={best.offer.currency} />
              </Trans>
            </span>
          )}
        </Badge>
      ))}
      {badges.includes("Fastest") && (
        <Badge tone="good" icon={<Truck size={16} aria-hidden="true" />}>
          <Trans>Am schnellsten</Trans>
        </Badge>
      )}
      {badges.includes("BestRated") && (
        <Badge icon={<Star size={15} aria-hidden="true" />}>
          <Trans>Am besten bewertet</Trans>
        </Badge>
      )}
    </p>
  )
}

const coins = <Coins size={16} aria-hidden="true" />
