/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a native list cannot contain links or groups */
import { Trans, useLingui } from "@lingui/react/macro"
import type { SearchOption } from "../../../../domain/desk-search/hit-groups.ts"
import { isPlainClick } from "../../../kit/live/plain-click.ts"
import { SearchHit } from "./SearchHit.tsx"
import s from "./SearchResults.module.css"
import { groupNames } from "./search-texts.ts"
import type { SearchView } from "./search.view.ts"

interface SearchResultsProps {
  /** Prefix of the ids of the list and of its options. */
  readonly id: string
  readonly view: SearchView
  readonly chosen: SearchOption | undefined
}

/** Search results by kind. Options are links, so that users can open one in another tab. */
export function SearchResults({ id, view, chosen }: SearchResultsProps) {
  const { t, i18n } = useLingui()
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t`Gefunden`} className={s["list"]}>
      {view.groups.map(({ kind, options, isCut }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={s["group"]}>
          <div id={`${id}-${kind}`} role="presentation" className={s["title"]}>
            {i18n._(groupNames[kind])}
            {isCut && (
              <span className={s["cut"]}>
                {" · "}
                <Trans>die ersten {options.length}, mehr Angaben grenzen ein</Trans>
              </span>
            )}
          </div>
          {options.map((option) => (
            <a
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === chosen?.key}
              className={s["option"]}
              href={view.hrefOf(option)}
              // keeps the focus in the field, so that the list stays open
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                view.onOpen(option)
              }}
            >
              <SearchHit target={option.target} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
