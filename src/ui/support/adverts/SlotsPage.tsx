import { Plural, Trans, useLingui } from "@lingui/react/macro"
import type { DeskSlot } from "../../../domain/adverts/desk-records.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { useHref } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { ListHead, NothingFound, RecordSearch, type RecordsPageProps } from "../RecordList.tsx"
import s from "./Adverts.module.css"
import { placeTexts } from "./slot-texts.ts"

interface SlotsPageProps extends RecordsPageProps<DeskSlot> {
  readonly mayEdit: boolean
}

const path = "/support/slots"

/** Page: advertising slots, searchable by text (rule advert.desk). */
export function SlotsPage(props: SlotsPageProps) {
  const { maxLength, words, stand, mayEdit, ...list } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const columns: ReadonlyArray<Column<DeskSlot>> = [
    {
      key: "name",
      head: t`Anzeigenplatz`,
      isName: true,
      cell: ({ id, name }) => (
        <DeskLink href={href(`${path}/${id}`)}>
          <bdi>{name}</bdi>
        </DeskLink>
      )
    },
    { key: "place", head: t`Stelle`, cell: ({ key }) => i18n._(placeTexts[key].name) },
    {
      key: "zip",
      head: t`Nach Postleitzahl`,
      cell: ({ appliesZipFiltering }) => (appliesZipFiltering ? t`ja` : t`nein`)
    },
    {
      key: "running",
      head: t`Jetzt zu sehen`,
      cell: ({ items }) => {
        const running = items.filter(({ state }) => state === "running").length
        return (
          <span className={s["whole"]}>
            {running === 0 ? t`nichts` : <Plural value={running} one="# Anzeige" other="# Anzeigen" />}
          </span>
        )
      }
    }
  ]
  return (
    <>
      <ListHead
        title={<Trans>Anzeigenplätze</Trans>}
        createPath={`${path}/create`}
        fresh={mayEdit ? <Trans>Neuer Anzeigenplatz</Trans> : undefined}
      />
      <RecordSearch
        path={path}
        label={<Trans>Name</Trans>}
        words={words}
        maxLength={maxLength}
        stand={stand}
        stands={[["archiviert", t`Archiviert`]]}
        usual={t`In Gebrauch`}
      />
      <FoundList
        {...list}
        caption={t`Anzeigenplätze`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NothingFound
            isFiltered={words !== "" || stand !== ""}
            path={path}
            none={<Trans>Noch kein Anzeigenplatz</Trans>}
            words={<Trans>Ohne einen Platz steht auf keiner Seite eine Anzeige.</Trans>}
          />
        }
      />
    </>
  )
}
