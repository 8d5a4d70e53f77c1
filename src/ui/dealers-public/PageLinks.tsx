import { Trans, useLingui } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import type { DealerListFacts } from "./dealer-facts.ts"
import { listQuery } from "./list-query.ts"
import s from "./DealerList.module.css"

interface PageLinksProps {
  readonly list: Pick<DealerListFacts, "path" | "wish">
  readonly page: number
  readonly size: number
  readonly total: number
}

/** Page links of a list; renders nothing for a list with a single page, or for a page after the last one. */
export function PageLinks({ list: { path, wish }, page, size, total }: PageLinksProps) {
  const { t } = useLingui()
  const href = useHref()
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1 || page > last) return null
  const hrefOf = (wanted: number) => href(path) + listQuery(wish, wanted)
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)]
  return (
    <nav className={s["pages"]} aria-label={t`Seiten`}>
      {page > 1 && (
        <a className={s["way"]} rel="prev" href={hrefOf(page - 1)}>
          <Trans>Zurück</Trans>
        </a>
      )}
      <span className={s["quiet"]}>
        <Trans>
          {from} bis {to} von {total}
        </Trans>
      </span>
      {page < last && (
        <a className={s["way"]} rel="next" href={hrefOf(page + 1)}>
          <Trans>Weiter</Trans>
        </a>
      )}
    </nav>
  )
}
