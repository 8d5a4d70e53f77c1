import { Trans } from "@lingui/react/macro"
import type { BlockOf } from "../../domain/content/block.ts"
import { dealerLink, dealersPath } from "../../domain/dealer/dealer-address.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { Price } from "../kit/price/Price.tsx"
import { useHref } from "../kit/site.tsx"
import type { DealerOffer } from "./live-content.ts"
import s from "./Dealers.module.css"

interface DealersProps {
  readonly block: BlockOf<"dealers">
  readonly offers: ReadonlyArray<DealerOffer>
}

/** The dealers with today's lowest prices of loose pellets; renders nothing if no dealer can be named. */
export function Dealers({ block, offers }: DealersProps) {
  const href = useHref()
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={block.id} className={s["section"]}>
      <h2 id={block.id}>{block.title}</h2>
      <ol className={s["list"]}>
        {offers.map(({ dealerId, name, unitPrice, currency }) => (
          <li key={dealerId}>
            <a href={href(dealerLink(dealerId))}>{name}</a>
            <span>
              <Price amount={unitPrice} currency={currency} /> <Trans>je Tonne</Trans>
            </span>
          </li>
        ))}
      </ol>
      <p className={s["ways"]}>
        <ButtonLink href={href(`/${usualGroup.slug}/angebotsliste`)} look="secondary">
          <Trans>Wer zu Ihnen liefert</Trans>
        </ButtonLink>
        <a href={href(dealersPath)}>
          <Trans>Alle Pellethändler</Trans>
        </a>
      </p>
    </section>
  )
}
