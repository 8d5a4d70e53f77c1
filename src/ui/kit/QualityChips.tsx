import { useLingui } from "@lingui/react/macro"
import { type MouseEvent, useId } from "react"
import { facetsOf, isOnly, type QualityFacet, qualitiesAsked } from "../../domain/options/qualities.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import { Chip, Chips } from "./Chips.tsx"
import s from "./Chips.module.css"

interface QualityChipsProps {
  readonly group: ProductGroup
  /** Requested quality marks of a calculation. */
  readonly asked: ReadonlyArray<number>
  /** Returns the URL of the list filtered by a mark; `null` selects all offers. */
  readonly hrefOf: (id: number | null) => string
  /** Handles the click on a hydrated page. */
  readonly onChoose?: (event: MouseEvent, id: number | null) => void
}

/**
 * Filters a list to all offers or those with one quality mark, in one click (rule offer.like-with-like). If dealers
 * declare several properties of the goods, each property has its own line, and pressing a chosen mark again clears it.
 */
export function QualityChips({ group, asked, hrefOf, onChoose }: QualityChipsProps) {
  const { t } = useLingui()
  const id = useId()
  const facets = facetsOf(group.id)
  const [first, ...others] = facets
  if (first === undefined || (others.length === 0 && first.marks.length < 2)) return null
  const isAny = qualitiesAsked(group.id, asked).length === 0
  const chip = (mark: number | null, name: string, isCurrent: boolean) => (
    <Chip
      key={mark}
      href={hrefOf(mark)}
      isCurrent={isCurrent}
      onClick={onChoose && ((event) => onChoose(event, mark))}
    >
      {name}
    </Chip>
  )
  const all = chip(null, t`Alle Qualitäten`, isAny)
  const chipsOf = (facet: QualityFacet, words: (name: string) => string) =>
    facet.marks.map((mark) => chip(mark.id, words(mark.name), isOnly(facet, asked, mark.id)))
  if (others.length === 0)
    return (
      <Chips name={t`Qualität`}>
        {all}
        {chipsOf(first, (name) => t`Nur ${name}`)}
      </Chips>
    )
  return (
    <nav aria-label={t`Qualität`} className={s["chips"]}>
      {facets.map((facet, place) => (
        <div key={facet.name} className={s["facet"]}>
          <span id={`${id}-${place}`} className={s["name"]}>
            {facet.name}
          </span>
          <ul aria-labelledby={`${id}-${place}`} className={s["line"]}>
            {chipsOf(facet, (name) => name)}
          </ul>
        </div>
      ))}
      {!isAny && <ul className={s["list"]}>{all}</ul>}
    </nav>
  )
}
