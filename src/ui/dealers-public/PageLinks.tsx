import { Trans, useLingui } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import type { DealerListFacts } from "./dealer-facts.ts"
import s from "./DealerList.module.css"

interface PageLinksProps {
  readonly list: Pick<DealerListFacts, "path" | "wish">
  readonly page: number
  readonly size: number
  readonly total: number
}

/** The ways through a list that is too long for one page; nothing for a short one. */
export function PageLinks({ list: { path, wish }, page, size, total }: PageLinksProps) {
  const { t } = useLingui()
  const href = useHref()
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  const query = (wanted: number) =>
    new URLSearchParams([
      ...(wish.ordering === 0 ? [] : [["sort", String(wish.ordering)]]),
      ...(wish.options.length === 0 ? [] : [["options", wish.options.join()]]),
      ...(wish.certifications.length === 0 ? [] : [["pcert", wish.certifications.join()]]),
      ...(wanted === 1 ? [] : [["page", String(wanted)]])
    ]).toString()
  const hrefOf = (wanted: number) => [href(path), query(wanted)].filter((part) => part !== "").join("?")
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)]
  return (
    <nav className={s["pages"]} aria-label={t`Seiten`}>
      {page > 1 && (
        <a className={s["way"]} rel="prev" href={hrefOf(Math.min(page - 1, last))}>
          <Trans>Zurück</Trans>
        </a>
      )}
      {page <= last && (
        <span className={s["quiet"]}>
          <Trans>
            {from} bis {to} von {total}
          </Trans>
        </span>
      )}
      {page < last && (
        <a className={s["way"]} rel="next" href={hrefOf(page + 1)}>
          <Trans>Weiter</Trans>
        </a>
      )}
    </nav>
  )
}
