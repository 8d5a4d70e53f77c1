import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskAdvert } from "../../../domain/adverts/desk-records.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { ListHead, NothingFound, RecordSearch, type RecordsPageProps } from "../RecordList.tsx"
import s from "./Adverts.module.css"

interface AdvertsPageProps extends RecordsPageProps<DeskAdvert> {
  readonly mayEdit: boolean
}

const path = "/support/adverts"

/** Page: adverts, searchable by name and advertiser (rule advert.desk). */
export function AdvertsPage(props: AdvertsPageProps) {
  const { maxLength, words, stand, mayEdit, ...list } = props
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<DeskAdvert>> = [
    {
      key: "name",
      head: t`Anzeige`,
      isName: true,
      cell: ({ id, name }) => (
        <DeskLink href={href(`${path}/${id}`)}>
          <bdi>{name}</bdi>
        </DeskLink>
      )
    },
    { key: "advertiser", head: t`Im Auftrag von`, cell: ({ advertiser }) => <bdi>{advertiser}</bdi> },
    {
      key: "uses",
      head: t`Läuft in`,
      cell: ({ uses }) => {
        const running = uses.filter(({ state }) => state === "running")
        return running.length === 0
          ? t`keiner Kampagne`
          : [...new Set(running.map(({ campaignName }) => campaignName))].join(", ")
      }
    },
    {
      key: "changed",
      head: t`Geändert`,
      cell: ({ changedAt, changedBy }) => (
        <span className={s["lines"]}>
          <span className={s["whole"]}>{shortMoment(tag, changedAt)}</span>
          {changedBy !== "" && (
            <span className={s["quiet"]}>
              <bdi>{changedBy}</bdi>
            </span>
          )}
        </span>
      )
    }
  ]
  return (
    <>
      <ListHead
        title={<Trans>Anzeigen</Trans>}
        createPath={`${path}/create`}
        fresh={mayEdit ? <Trans>Neue Anzeige</Trans> : undefined}
      />
      <RecordSearch
        path={path}
        label={<Trans>Name oder Auftraggeber</Trans>}
        words={words}
        maxLength={maxLength}
        stand={stand}
        stands={[["archiviert", t`Archiviert`]]}
        usual={t`In Gebrauch`}
      />
      <FoundList
        {...list}
        caption={t`Anzeigen`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NothingFound
            isFiltered={words !== "" || stand !== ""}
            path={path}
            none={<Trans>Noch keine Anzeige</Trans>}
            words={<Trans>Schreiben Sie eine Anzeige und zeigen Sie sie mit einer Kampagne.</Trans>}
          />
        }
      />
    </>
  )
}
