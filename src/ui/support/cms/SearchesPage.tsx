import { Trans, useLingui } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortDay } from "../../kit/desk/moment.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList, type ListedRows } from "../../kit/desk-list/FoundList.tsx"

export interface SearchMiss {
  readonly words: string
  readonly countryId: CountryId
  readonly count: number
  readonly lastDay: string
}

/** Page: visitors' searches without results, as ideas for new topics (rule content.searches). */
export function SearchesPage(list: ListedRows<SearchMiss>) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<SearchMiss>> = [
    {
      key: "words",
      head: t`Gesucht`,
      isName: true,
      cell: ({ words }) => (
        <DeskLink href={href(`/suche?${new URLSearchParams({ q: words })}`)}>{words}</DeskLink>
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
