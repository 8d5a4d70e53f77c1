import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft, ChevronRight } from "lucide-react"
import s from "./Pager.module.css"

interface PagerProps {
  /** Page number, starting at 1. */
  readonly page: number
  readonly size: number
  /** Total number of rows on all pages. */
  readonly total: number
  readonly hrefOf: (page: number) => string
}

/** Pagination of a list; renders nothing if the list fits on one page. */
export function Pager({ page, size, total, hrefOf }: PagerProps) {
  const { t } = useLingui()
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const from = (page - 1) * size + 1
  const to = Math.min(page * size, total)
  // a page number after the last page leads to an empty page, whose link "Zurück" leads to the last page
  const isBeyond = page > last
  return (
    <nav className={s["pager"]} aria-label={t`Seiten`}>
      {page > 1 && (
        <a className={s["way"]} rel="prev" href={hrefOf(isBeyond ? last : page - 1)}>
          <ChevronLeft size={20} aria-hidden="true" />
          <Trans>Zurück</Trans>
        </a>
      )}
      {!isBeyond && (
        <span className={s["place"]}>
          <Trans>
            {from}–{to} von {total}
          </Trans>
        </span>
      )}
      {page < last && (
        <a className={s["way"]} rel="next" href={hrefOf(page + 1)}>
          <Trans>Weiter</Trans>
          <ChevronRight size={20} aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
