import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft, ChevronRight } from "lucide-react"
import s from "./Reviews.module.css"

interface ReviewPagerProps {
  /** Page number, from 1. */
  readonly page: number
  readonly size: number
  readonly total: number
  readonly hrefOf: (page: number) => string
}

/** Links to the other pages of the reviews; renders nothing if there is only one page. */
export function ReviewPager({ page, size, total, hrefOf }: ReviewPagerProps) {
  const { t } = useLingui()
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1 || page > last) return null
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)]
  return (
    <nav className={s["pager"]} aria-label={t`Seiten der Bewertungen`}>
      {page > 1 && (
        <a rel="prev" className={s["sort"]} href={hrefOf(page - 1)}>
          <ChevronLeft size={18} aria-hidden="true" />
          <Trans>Zurück</Trans>
        </a>
      )}
      <span className={s["quiet"]}>
        <Trans>
          {from}–{to} von {total}
        </Trans>
      </span>
      {page < last && (
        <a rel="next" className={s["sort"]} href={hrefOf(page + 1)}>
          <Trans>Weiter</Trans>
          <ChevronRight size={18} aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
