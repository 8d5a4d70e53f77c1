import { Trans } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { BlockOf } from "../../domain/content/block.ts"
import { amountLimits } from "../../domain/product/amount.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { GroupSign } from "../kit/icon/GroupSign.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { RichTextView } from "./RichTextView.tsx"
import { TodayPrice } from "./TodayPrice.tsx"
import s from "./Comparison.module.css"

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={s["row"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface ComparisonProps {
  readonly block: BlockOf<"comparison">
  readonly prices: ReadonlyArray<LandingPrice>
}

/**
 * Compares the forms in which one fuel is sold, side by side, with the same questions in the same order. Price and
 * minimum amount come from the shop's data.
 */
export function Comparison({ block, prices }: ComparisonProps) {
  const { locale } = useSite()
  const href = useHref()
  return (
    <section aria-label={block.title} className={s["columns"]}>
      {block.columns.map(({ groupId, title, rows }) => {
        const group = productGroup(groupId)
        const least = formatCount(locale.bcp47, amountLimits(locale.countryId, group.id).min)
        return (
          <article key={group.id} className={s["column"]} aria-labelledby={`form-${group.slug}`}>
            <h2 id={`form-${group.slug}`} className={s["title"]}>
              <GroupSign group={group.id} size={36} />
              {title}
            </h2>
            <dl className={s["rows"]}>
              <Row name={<Trans>Preis heute</Trans>}>
                <TodayPrice price={prices.find((price) => price.groupId === group.id)} />
              </Row>
              <Row name={<Trans>Kleinste Menge</Trans>}>
                {group.isPallet ? (
                  <Trans>eine Palette</Trans>
                ) : group.unit === "kg" ? (
                  <Trans>{least} kg</Trans>
                ) : (
                  <Trans>{least} Liter</Trans>
                )}
              </Row>
              {rows.map((row) => (
                <Row key={row.title} name={row.title}>
                  <RichTextView text={row.text} />
                </Row>
              ))}
            </dl>
            <p className={s["way"]}>
              <ButtonLink href={href(`/${group.slug}/angebotsliste`)} look="secondary" wide>
                <Trans>Angebote für {group.name}</Trans>
              </ButtonLink>
            </p>
          </article>
        )
      })}
    </section>
  )
}
