import { useLingui } from "@lingui/react/macro"
import type { MouseEvent } from "react"
import type { Calculation } from "../../domain/options/calculation.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import type { OfferListLinks, OfferListWishes } from "./offer-list.wishes.ts"
import { isPlainClick } from "../kit/live/plain-click.ts"
import s from "./QualityChips.module.css"

interface QualityChipsProps {
  readonly group: ProductGroup
  readonly calculation: Calculation
  readonly links: OfferListLinks
  readonly wishes: OfferListWishes | undefined
}

/** All offers, or those of one certificate alone, in one click above the list (rule offer.like-with-like). */
export function QualityChips({ group, calculation, links, wishes }: QualityChipsProps) {
  const { t } = useLingui()
  const { certificates } = group
  if (certificates.length < 2) return null
  const asked = calculation.productCertifications
  const chosen = asked.length === 1 ? asked[0] : asked.length % certificates.length === 0 ? null : undefined
  const choose = (event: MouseEvent, id: number | null) => {
    if (wishes === undefined || !isPlainClick(event)) return
    event.preventDefault()
    wishes.onChoice({ kind: "onlyCertification", id })
  }
  const chip = (id: number | null, name: string) => (
    <li key={id}>
      <a
        href={links.certificate(id)}
        rel="nofollow"
        className={s["chip"]}
        aria-current={id === chosen ? "true" : undefined}
        onClick={(event) => choose(event, id)}
      >
        {name}
      </a>
    </li>
  )
  return (
    <nav aria-label={t`Qualität`} className={s["chips"]}>
      <ul className={s["list"]}>
        {chip(null, t`Alle Qualitäten`)}
        {certificates.map(({ id, name }) => chip(id, t`Nur ${name}`))}
      </ul>
    </nav>
  )
}
