import { useLingui } from "@lingui/react/macro"
import { Search } from "lucide-react"
import { searchLimits } from "../../domain/content/search-words.ts"
import { useHref } from "../kit/site.tsx"
import s from "./HeaderSearch.module.css"

/**
 * Search in the header: a form if there is enough space, otherwise a link to the search page; works without JavaScript.
 */
export function HeaderSearch() {
  const href = useHref()
  const { t } = useLingui()
  return (
    <>
      <search className={s["search"]}>
        <form action={href("/suche")} method="get" className={s["searchForm"]}>
          <input
            type="search"
            name="q"
            required
            maxLength={searchLimits.signs}
            className={s["searchField"]}
            aria-label={t`Suchbegriff`}
            placeholder={t`Suchen`}
          />
          <button type="submit" className={s["searchStart"]} aria-label={t`Suchen`}>
            <Search size={20} aria-hidden="true" />
          </button>
        </form>
      </search>
      <a className={s["searchLink"]} href={href("/suche")} aria-label={t`Suche`} rel="nofollow">
        <Search size={20} aria-hidden="true" />
      </a>
    </>
  )
}
