import { Trans } from "@lingui/react/macro"
import { Check, Minus } from "lucide-react"
import type { BlockOf } from "../../domain/content/block.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { useHref } from "../kit/site.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { RichTextView } from "./RichTextView.tsx"
import { TodayPrice } from "./TodayPrice.tsx"
import s from "./PriceAndFit.module.css"

interface PriceAndFitProps {
  readonly block: BlockOf<"bestPrice">
  readonly price: LandingPrice | undefined
}

/** Explains for whom a fuel is suitable, and when another choice is better. */
function Fit({ block: { id, suits, suitsNot } }: Pick<PriceAndFitProps, "block">) {
  return (
    <div className={s["fit"]}>
      <h2 id={id}>
        <Trans>Passt das zu Ihnen?</Trans>
      </h2>
      <ul className={s["list"]}>
        {suits.map((text, index) => (
          <li key={`yes-${index + 1}`}>
            <Check size={20} aria-hidden="true" className={s["yes"]} />
            <RichTextView text={text} />
          </li>
        ))}
      </ul>
      {suitsNot.length > 0 && (
        <>
          <h3 className={s["else"]}>
            <Trans>Eher etwas anderes, wenn …</Trans>
          </h3>
          <ul className={s["list"]}>
            {suitsNot.map((text, index) => (
              <li key={`no-${index + 1}`}>
                <Minus size={20} aria-hidden="true" className={s["no"]} />
                <RichTextView text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The price of the day; beside it, if the block contains one, the answer to "is this for me?". */
export function PriceAndFit({ block, price }: PriceAndFitProps) {
  const href = useHref()
  const group = productGroup(block.groupId)
  const hasFit = block.suits.length > 0
  return (
    <section aria-labelledby={hasFit ? block.id : `${block.id}-price`} className={s["section"]}>
      <div className={s["price"]}>
        <h2 id={`${block.id}-price`}>
          <Trans>Preis heute</Trans>
        </h2>
        <TodayPrice price={price} />
        <p>
          <ButtonLink href={href(`/${group.slug}/angebotsliste`)} look="secondary">
            <Trans>Angebote für {group.name}</Trans>
          </ButtonLink>
        </p>
      </div>
      {hasFit && <Fit block={block} />}
    </section>
  )
}
