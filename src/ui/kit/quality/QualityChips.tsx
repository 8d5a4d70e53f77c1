import { useLingui } from "@lingui/react/macro"
import type { MouseEvent } from "react"
import type { ProductGroup } from "../../../domain/product/product-group.ts"
import s from "./QualityChips.module.css"

interface QualityChipsProps {
  readonly group: ProductGroup
  /** The certificate that is shown alone, `null` for all; `undefined` where it is neither. */
  readonly chosen: number | null | undefined
  /** The list of one certificate, or of all. */
  readonly hrefOf: (id: number | null) => string
  /** Takes a click for itself where the page lives. */
  readonly onChoose?: (event: MouseEvent, id: number | null) => void
}

/** All offers, or those of one certificate alone, in one click above a list (rule offer.like-with-like). */
export function QualityChips({ group, chosen, hrefOf, onChoose }: QualityChipsProps) {
  const { t } = useLingui()
  const { certificates } = group
  if (certificates.length < 2) return null
  const chip = (id: number | null, name: string) => (
    <li key={id}>
      <a
        href={hrefOf(id)}
        rel="nofollow"
        className={s["chip"]}
        aria-current={id === chosen ? "true" : undefined}
        onClick={onChoose && ((event) => onChoose(event, id))}
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
