import { Trans } from "@lingui/react/macro"
import { Coins, Star, Truck } from "lucide-react"
import type { OfferBadge } from "../../domain/offer/offer.ts"
import { Badge } from "../kit/icon/Badge.tsx"
import s from "./OfferRow.module.css"

/** Cheapest, fastest, best rated; a paid place says that it is one (rule law.ranking). */
export function OfferBadges({ badges }: { readonly badges: ReadonlyArray<OfferBadge> }) {
  if (badges.length === 0) return null
  return (
    <p className={s["badges"]}>
      {badges.includes("Sponsored") && (
        <Badge>
          <Trans>Anzeige</Trans>
        </Badge>
      )}
      {badges.includes("Cheapest") && (
        <Badge tone="brand" icon={<Coins size={16} aria-hidden="true" />}>
          <Trans>Am günstigsten</Trans>
        </Badge>
      )}
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
