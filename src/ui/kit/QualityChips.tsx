import { useLingui } from "@lingui/react/macro"
import { type MouseEvent, useId } from "react"
import { facetsOf, isOnly, type QualityFacet, qualitiesAsked } from "../../domain/options/qualities.ts"
import type { ProductGroup } from "../../domain/product/product-group.ts"
import s from "./QualityChips.module.css"

interface QualityChipsProps {
  readonly group: ProductGroup
  /** The marks that are asked for, as a calculation has them. */
  readonly asked: ReadonlyArray<number>
  /** The list after a click on a mark, or with `null` of all. */
  readonly hrefOf: (id: number | null) => string
  /** Takes a click for itself where the page lives. */
  readonly onChoose?: (event: MouseEvent, id: number | null) => void
}

/**
 * All offers, or those of one mark alone, in one click above a list (rule offer.like-with-like). Goods of which dealers
 * declare several things have a line for each of them, where a mark that is pressed again is given up.
 */
export function QualityChips({ group, asked, hrefOf, onChoose }: QualityChipsProps) {
  const { t } = useLingui()
  const id = useId()
  const facets = facetsOf(group.id)
  const [first, ...others] = facets
  if (first === undefined || (others.length === 0 && first.marks.length < 2)) return null
  const isAny = qualitiesAsked(group.id, asked).length === 0
  const chip = (mark: number | null, name: string, isCurrent: boolean) => (
    <li key={mark}>
      <a
        href={hrefOf(mark)}
        rel="nofollow"
        className={s["chip"]}
        aria-current={isCurrent ? "true" : undefined}
        onClick={onChoose && ((event) => onChoose(event, mark))}
      >
        {name}
      </a>
    </li>
  )
  const all = chip(null, t`Alle Qualitäten`, isAny)
  const chipsOf = (facet: QualityFacet, words: (name: string) => string) =>
    facet.marks.map((mark) => chip(mark.id, words(mark.name), isOnly(facet, asked, mark.id)))
  return (
    <nav aria-label={t`Qualität`} className={s["chips"]}>
      {others.length === 0 ? (
        <ul className={s["list"]}>
          {all}
          {chipsOf(first, (name) => t`Nur ${name}`)}
        </ul>
      ) : (
        <>
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
        </>
      )}
    </nav>
  )
}
