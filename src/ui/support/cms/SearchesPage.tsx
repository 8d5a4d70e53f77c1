import { Trans, useLingui } from "@lingui/react/macro"
import { type LocaleCode, localeOfCountry } from "../../../domain/locale/locale.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { shortDay } from "../../kit/desk/moment.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import { FoundList, type ListedRows } from "../../kit/desk-list/FoundList.tsx"

export interface SearchMiss {
  readonly words: string
  readonly countryId: CountryId
  readonly count: number
  readonly lastDay: string
}

const searchIn = (home: string, words: string): string =>
  `${home.replace(/\/$/u, "")}/suche?${new URLSearchParams({ q: words })}`

interface SearchesPageProps extends ListedRows<SearchMiss> {
  /** URL of each country's home page. */
  readonly homes: Readonly<Record<LocaleCode, string>>
}

/**
 * Page: visitors' searches without results, as ideas for new topics (rule content.searches). Each links to the search in
 * its own country, which may be at another prefix or host.
 */
export function SearchesPage({ homes, ...list }: SearchesPageProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<SearchMiss>> = [
    {
      key: "words",
      head: t`Gesucht`,
      isName: true,
      cell: ({ words, countryId }) => (
        <a href={searchIn(homes[localeOfCountry(countryId).code], words)}>{words}</a>
      )
    },
    { key: "count", head: t`Wie oft`, cell: ({ count }) => String(count) },
    { key: "country", head: t`Land`, cell: ({ countryId }) => countries[countryId].name },
    { key: "lastDay", head: t`Zuletzt`, cell: ({ lastDay }) => shortDay(tag, lastDay) }
  ]
  return (
    <>
      <h1>
        <Trans>Suchen ohne Treffer</Trans>
      </h1>
      <p>
        <Trans>
          Wonach in den letzten 90 Tagen vergeblich gesucht wurde, das Häufigste zuerst. Wer gesucht hat,
          steht nirgends.
        </Trans>
      </p>
      <FoundList
        {...list}
        caption={t`Suchen ohne Treffer`}
        columns={columns}
        keyOf={({ words, countryId }) => `${countryId} ${words}`}
        empty={
          <Notice tone="good" title={<Trans>Jede Suche hat etwas gefunden</Trans>}>
            <p>
              <Trans>Hier steht, wonach Besucher suchen, ohne dass der Shop etwas dazu hat.</Trans>
            </p>
          </Notice>
        }
      />
    </>
  )
}
