import { Trans, useLingui } from "@lingui/react/macro"
import type { DeskCampaign } from "../../../domain/adverts/desk-records.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { LandField } from "../../kit/desk/LandField.tsx"
import { formatCount } from "../../kit/format.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { ListHead, NothingFound, RecordSearch, RunTime, type RecordsPageProps } from "../RecordList.tsx"
import s from "./Adverts.module.css"
import { StandBadge } from "./StandBadge.tsx"
import { stateTexts } from "./stand-texts.ts"

const path = "/support/campaigns"
const stands = [
  ["laufend", "running"],
  ["geplant", "planned"],
  ["pausiert", "paused"],
  ["verbraucht", "spent"],
  ["beendet", "ended"],
  ["archiviert", "archived"]
] as const

interface CampaignsPageProps extends RecordsPageProps<DeskCampaign> {
  readonly mayEdit: boolean
  readonly countryId: CountryId | null
}

/** Page: campaigns, filtered by name, country and status (rule advert.desk). */
export function CampaignsPage(props: CampaignsPageProps) {
  const { maxLength, words, stand, mayEdit, countryId, ...list } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const count = (value: number) => formatCount(tag, value)
  const columns: ReadonlyArray<Column<DeskCampaign>> = [
    {
      key: "name",
      head: t`Kampagne`,
      isName: true,
      cell: ({ id, name, campaignTypeId }) => (
        <span className={s["lines"]}>
          <DeskLink href={href(`${path}/${id}`)}>
            <bdi>{name}</bdi>
          </DeskLink>
          {campaignTypeId === 2 && <span className={s["quiet"]}>{t`Ersatz`}</span>}
        </span>
      )
    },
    {
      key: "country",
      head: t`Land`,
      cell: (row) => <span className={s["whole"]}>{countries[row.countryId].name}</span>
    },
    {
      key: "time",
      head: t`Laufzeit`,
      cell: RunTime
    },
    {
      key: "views",
      head: t`Ansichten`,
      align: "end",
      cell: ({ views, viewBudget }) => (
        <span className={s["whole"]}>
          {viewBudget === null ? (
            count(views)
          ) : (
            <Trans>
              {count(views)} von {count(viewBudget)}
            </Trans>
          )}
        </span>
      )
    },
    { key: "clicks", head: t`Klicks`, align: "end", cell: ({ clicks }) => count(clicks) },
    { key: "state", head: t`Stand`, cell: ({ state }) => <StandBadge state={state} /> }
  ]
  return (
    <>
      <ListHead
        title={<Trans>Kampagnen</Trans>}
        createPath={`${path}/create`}
        fresh={mayEdit ? <Trans>Neue Kampagne</Trans> : undefined}
      />
      <RecordSearch
        path={path}
        label={<Trans>Name</Trans>}
        words={words}
        maxLength={maxLength}
        stand={stand}
        stands={stands.map(([value, state]) => [value, i18n._(stateTexts[state])] as const)}
        usual={t`Alle ohne Archiv`}
      >
        <LandField countryId={countryId} />
      </RecordSearch>
      <FoundList
        {...list}
        caption={t`Kampagnen`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NothingFound
            isFiltered={words !== "" || stand !== "" || countryId !== null}
            path={path}
            none={<Trans>Noch keine Kampagne</Trans>}
            words={<Trans>Eine Kampagne sagt, wann, wo und wie oft Anzeigen zu sehen sind.</Trans>}
          />
        }
      />
    </>
  )
}
