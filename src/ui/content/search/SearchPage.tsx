import { Plural, Trans } from "@lingui/react/macro"
import { Notice } from "../../kit/notice/Notice.tsx"
import type { Found } from "./found.ts"
import { FoundItems } from "./FoundItems.tsx"
import { SearchField } from "./SearchField.tsx"
import s from "./SearchPage.module.css"
import { Suggestions } from "./Suggestions.tsx"

interface SearchPageProps {
  readonly written: string
  /** Undefined if nothing has been searched for yet. */
  readonly found: Found | "failed" | undefined
}

/** Page: the search of the shop, with all results in one list (rule content.search). */
export function SearchPage({ written, found }: SearchPageProps) {
  return (
    <div className={s["page"]}>
      <header className={s["head"]}>
        <h1>
          <Trans>Suche</Trans>
        </h1>
        <SearchField written={written} />
      </header>
      {found === "failed" && (
        <Notice tone="bad" title={<Trans>Die Suche antwortet gerade nicht</Trans>}>
          <p>
            <Trans>Bitte warten Sie einen Augenblick und suchen Sie dann noch einmal.</Trans>
          </p>
        </Notice>
      )}
      {found !== "failed" && found !== undefined && (
        <section aria-labelledby="found" className={s["found"]}>
          <h2 id="found" className={s["count"]}>
            {found.total === 0 ? (
              <Trans>Zu „{written}“ haben wir nichts gefunden</Trans>
            ) : (
              <Plural
                value={found.total}
                one={`# Treffer für „${found.corrected ?? written}“`}
                other={`# Treffer für „${found.corrected ?? written}“`}
              />
            )}
          </h2>
          <HowFound written={written} found={found} />
          <FoundItems written={written} found={found} />
        </section>
      )}
      {(found === undefined || found === "failed" || found.total === 0) && <Suggestions />}
    </div>
  )
}

/**
 * Explains how the results were found if they do not match the search text exactly; gives advice if nothing was found.
 */
function HowFound({ written, found }: { readonly written: string; readonly found: Found }) {
  if (found.total === 0)
    return (
      <p className={s["how"]}>
        <Trans>Versuchen Sie es mit weniger oder anderen Wörtern, oder mit einer Postleitzahl.</Trans>
      </p>
    )
  if (found.isLoose)
    return (
      <p className={s["how"]}>
        <Trans>Nichts enthält alle Wörter. Hier steht, was einige davon enthält.</Trans>
      </p>
    )
  if (found.corrected === undefined) return null
  return (
    <p className={s["how"]}>
      <Trans>Zu „{written}“ gibt es nichts. Wir haben nach der ähnlichsten Schreibweise gesucht.</Trans>
    </p>
  )
}
