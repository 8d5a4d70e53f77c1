import { Trans } from "@lingui/react/macro"
import { searchLimits } from "../../../domain/content/search-words.ts"
import { Button } from "../../kit/Button.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./SearchPage.module.css"

/** An input with the current search text; works without JavaScript. */
export function SearchField({ written }: { readonly written: string }) {
  const href = useHref()
  return (
    <search>
      <form action={href("/suche")} method="get" className={s["form"]}>
        <label htmlFor="search-words" className={s["label"]}>
          <Trans>Seiten, Meldungen, Händler und Orte</Trans>
        </label>
        <div className={s["fields"]}>
          <input
            id="search-words"
            type="search"
            name="q"
            required
            maxLength={searchLimits.signs}
            defaultValue={written}
            className={s["input"]}
          />
          <Button type="submit">
            <Trans>Suchen</Trans>
          </Button>
        </div>
      </form>
    </search>
  )
}
