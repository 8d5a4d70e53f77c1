import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import { amountLimits } from "../../domain/product/amount.ts"
import { productGroup } from "../../domain/product/product-group.ts"
import { ButtonLink } from "../kit/Button.tsx"
import { formatCount } from "../kit/format.ts"
import { GroupSign } from "../kit/icon/GroupSign.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import type { LandingPrice } from "./landing-price.ts"
import { usePelletForms } from "./pellet-forms.tsx"
import { TodayPrice } from "./TodayPrice.tsx"
import s from "./PelletComparison.module.css"

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={s["row"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Three forms of one fuel side by side, the same questions in the same order. */
export function PelletComparison({ prices }: { readonly prices: ReadonlyArray<LandingPrice> }) {
  const { locale } = useSite()
  const { t } = useLingui()
  const href = useHref()
  const forms = usePelletForms()
  return (
    <section aria-label={t`Drei Formen im Vergleich`} className={s["columns"]}>
      {forms.map((form) => {
        const group = productGroup(form.groupId)
        const least = formatCount(locale.bcp47, amountLimits(locale.countryId, group.id).min)
        return (
          <article key={group.id} className={s["column"]} aria-labelledby={`form-${group.slug}`}>
            <h2 id={`form-${group.slug}`} className={s["title"]}>
              <GroupSign group={group.id} size={36} />
              {form.name}
            </h2>
            <dl className={s["rows"]}>
              <Row name={<Trans>Preis heute</Trans>}>
                <TodayPrice price={prices.find(({ groupId }) => groupId === group.id)} />
              </Row>
              <Row name={<Trans>So kommt es</Trans>}>{form.arrival}</Row>
              <Row name={<Trans>Lager</Trans>}>{form.storage}</Row>
              <Row name={<Trans>Ihre Arbeit</Trans>}>{form.work}</Row>
              <Row name={<Trans>Kleinste Menge</Trans>}>
                {group.isPallet ? <Trans>eine Palette</Trans> : <Trans>{least} kg</Trans>}
              </Row>
              <Row name={<Trans>Richtig für</Trans>}>{form.suits}</Row>
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
