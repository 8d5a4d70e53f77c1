import { Trans } from "@lingui/react/macro"
import { Check, Minus } from "lucide-react"
import type { ReactNode } from "react"
import { productGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { TodayPrice } from "./TodayPrice.tsx"
import s from "./PriceAndFit.module.css"

interface PriceAndFitProps {
  readonly groupId: LandingPrice["groupId"]
  readonly price: LandingPrice | undefined
  /** Whom the fuel suits, one sentence each. */
  readonly suits: ReadonlyArray<ReactNode>
  /** When something else would be better. */
  readonly suitsNot: ReadonlyArray<ReactNode>
}

/** The price of the day beside the answer to "is this for me?". */
export function PriceAndFit({ groupId, price, suits, suitsNot }: PriceAndFitProps) {
  const href = useHref()
  const group = productGroup(groupId)
  return (
    <section aria-labelledby="fit" className={s["section"]}>
      <div className={s["price"]}>
        <h2>
          <Trans>Preis heute</Trans>
        </h2>
        <TodayPrice price={price} />
        <p>
          <ButtonLink href={href(`/${group.slug}/angebotsliste`)} look="secondary">
            <Trans>Angebote für {group.name}</Trans>
          </ButtonLink>
        </p>
      </div>
      <div className={s["fit"]}>
        <h2 id="fit">
          <Trans>Passt das zu Ihnen?</Trans>
        </h2>
        <ul className={s["list"]}>
          {suits.map((text, index) => (
            <li key={`yes-${index + 1}`}>
              <Check size={20} aria-hidden="true" className={s["yes"]} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <h3 className={s["else"]}>
          <Trans>Eher etwas anderes, wenn …</Trans>
        </h3>
        <ul className={s["list"]}>
          {suitsNot.map((text, index) => (
            <li key={`no-${index + 1}`}>
              <Minus size={20} aria-hidden="true" className={s["no"]} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
