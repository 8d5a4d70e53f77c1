import { Trans, useLingui } from "@lingui/react/macro"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { Prompt } from "../../../domain/prompt/prompt.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { LandField } from "../../kit/desk/LandField.tsx"
import { useAddressValue } from "../../kit/desk/use-address-value.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { useHref } from "../../kit/site.tsx"
import { FoundList } from "../../kit/desk-list/FoundList.tsx"
import { ListHead, NothingFound, RecordSearch, type RecordsPageProps, RunTime } from "../RecordList.tsx"
import { PromptBadge } from "./PromptBadge.tsx"
import { kindTexts, placeTexts, stateTexts } from "./prompt-texts.ts"
import s from "./Prompts.module.css"

interface PromptsPageProps extends RecordsPageProps<Prompt> {
  readonly countryId: CountryId | null
  /** Sort order in the URL; "" for the default order. */
  readonly sort: string
}

const path = "/support/cms/prompts"
const stands = [
  ["laufend", "running"],
  ["geplant", "planned"],
  ["beendet", "ended"]
] as const

/** Page: short notices, filtered by text, status and country (rule prompt.fields). */
export function PromptsPage(props: PromptsPageProps) {
  const { maxLength, words, stand, countryId, sort, ...list } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const sortField = useAddressValue<HTMLSelectElement>(sort)
  const columns: ReadonlyArray<Column<Prompt>> = [
    {
      key: "text",
      head: t`Hinweis`,
      isName: true,
      cell: ({ id, text, kind }) => (
        <span className={s["text"]}>
          <DeskLink href={href(`${path}/${id}`)}>
            <bdi>{text}</bdi>
          </DeskLink>
          {kind === "warning" && <span className={s["quiet"]}>{i18n._(kindTexts[kind])}</span>}
        </span>
      )
    },
    {
      key: "place",
      head: t`Stelle`,
      cell: (row) => (
        <span className={s["lines"]}>
          {i18n._(placeTexts[row.place])}
          {row.path !== "" && <span className={s["quiet"]}>{row.path}</span>}
        </span>
      )
    },
    {
      key: "country",
      head: t`Land`,
      cell: (row) => (
        <span className={s["whole"]}>{row.countryId === null ? t`alle` : countries[row.countryId].name}</span>
      )
    },
    {
      key: "window",
      head: t`Zeit`,
      cell: RunTime
    },
    { key: "state", head: t`Stand`, cell: ({ state }) => <PromptBadge state={state} /> }
  ]
  return (
    <>
      <ListHead
        title={<Trans>Hinweise</Trans>}
        createPath={`${path}/neu`}
        fresh={<Trans>Neuer Hinweis</Trans>}
      />
      <RecordSearch
        path={path}
        label={<Trans>Text, Link oder Adresse</Trans>}
        words={words}
        maxLength={maxLength}
        stand={stand}
        stands={stands.map(([value, state]) => [value, i18n._(stateTexts[state])] as const)}
        usual={t`Alle`}
      >
        <LandField countryId={countryId} />
        <Field id="search-sort" label={<Trans>Reihenfolge</Trans>}>
          {(control) => (
            <Select {...control} ref={sortField} name="sortierung" defaultValue={sort}>
              <option value="">{t`Nach Beginn`}</option>
              <option value="geaendert">{t`Nach Änderung`}</option>
            </Select>
          )}
        </Field>
      </RecordSearch>
      <FoundList
        {...list}
        caption={t`Hinweise`}
        columns={columns}
        keyOf={({ id }) => id}
        empty={
          <NothingFound
            isFiltered={words !== "" || stand !== "" || countryId !== null}
            path={path}
            none={<Trans>Noch kein Hinweis</Trans>}
            words={
              <Trans>
                Ein Hinweis steht oben auf Seiten des Shops, zum Beispiel vor Feiertagen, an denen niemand
                liefert.
              </Trans>
            }
          />
        }
      />
    </>
  )
}
