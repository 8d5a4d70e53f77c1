import { Trans, useLingui } from "@lingui/react/macro"
import { Calendar, Coins, Star } from "lucide-react"
import type { MouseEvent, ReactNode } from "react"
import type { Calculation, Ordering } from "../../domain/options/calculation.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import s from "./SortLinks.module.css"

interface SortLinksProps {
  readonly calculation: Calculation
  readonly hrefOf: OfferListLinks["offers"]
  readonly wishes: OfferListWishes
}

/** Links that sort the offers by price, delivery date or rating (rule offer.sorting). */
export function SortLinks({ calculation, hrefOf, wishes }: SortLinksProps) {
  const { t } = useLingui()
  const entries: ReadonlyArray<readonly [Ordering, ReactNode, ReactNode]> = [
    [0, <Coins key="sign" size={18} aria-hidden="true" />, <Trans key="name">Preis</Trans>],
    [1, <Calendar key="sign" size={18} aria-hidden="true" />, <Trans key="name">Liefertermin</Trans>],
    [2, <Star key="sign" size={18} aria-hidden="true" />, <Trans key="name">Bewertung</Trans>]
  ]
  const choose = (event: MouseEvent, chosen: Ordering) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    wishes.onChoice({ kind: "ordering", ordering: chosen })
  }
  return (
    <nav aria-label={t`Sortieren nach`}>
      <p className={s["title"]} aria-hidden="true">
        <Trans>Sortieren nach</Trans>
      </p>
      <ul className={s["list"]}>
        {entries.map(([value, sign, name]) => (
          <li key={value}>
            <a
              href={hrefOf({ ...calculation, ordering: value })}
              rel="nofollow"
              className={s["link"]}
              aria-current={value === calculation.ordering ? "true" : undefined}
              onClick={(event) => choose(event, value)}
            >
              {sign}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
