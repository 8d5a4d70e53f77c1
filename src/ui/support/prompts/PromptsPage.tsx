import { Trans, useLingui } from "@lingui/react/macro"
import { Plus } from "lucide-react"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import type { Prompt } from "../../../domain/prompt/prompt.ts"
import type { ListPage } from "../../../domain/support/people.ts"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { LandField } from "../../kit/desk/LandField.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../../kit/desk/use-address-value.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList } from "../FoundList.tsx"
import { PromptBadge } from "./PromptBadge.tsx"
import { kindTexts, placeTexts, stateTexts } from "./prompt-texts.ts"
import s from "./Prompts.module.css"

interface PromptsPageProps {
  /** Undefined when nobody answered. */
  readonly list: ListPage<Prompt> | undefined
  readonly isLoading: boolean
  readonly onRetry: (() => void) | undefined
  readonly maxLength: number
  readonly words: string
  /** As the address says it. */
  readonly stand: string
  readonly countryId: CountryId | null
  /** As the address says it; empty for the usual order. */
  readonly sort: string
  readonly hrefOf: (page: number) => string
}

const path = "/support/cms/prompts"
const stands = [
  ["laufend", stateTexts.running],
  ["geplant", stateTexts.planned],
  ["beendet", stateTexts.ended]
] as const

/** Short notices, found by words, state and country (rule prompt.fields). */
export function PromptsPage(props: PromptsPageProps) {
  const { list, isLoading, onRetry, maxLength, words, stand, countryId, sort, hrefOf } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const standField = useAddressValue<HTMLSelectElement>(stand)
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
      cell: ({ startsAt, endsAt }) => (
        <span className={s["lines"]}>
          <span className={s["whole"]}>
            <Trans>ab {shortMoment(tag, startsAt)}</Trans>
          </span>
          {endsAt !== null && (
            <span className={s["whole"]}>
              <Trans>bis {shortMoment(tag, endsAt)}</Trans>
            </span>
          )}
        </span>
      )
    },
    { key: "state", head: t`Stand`, cell: ({ state }) => <PromptBadge state={state} /> }
  ]
  const isFiltered = words !== "" || stand !== "" || countryId !== null
  return (
    <>
      <div className={s["head"]}>
        <h1>
          <Trans>Hinweise</Trans>
        </h1>
        <DeskLink className={s["new"]} href={href(`${path}/neu`)}>
          <Plus size={18} aria-hidden="true" />
          <Trans>Neuer Hinweis</Trans>
        </DeskLink>
      </div>
      <SearchForm
        action={href(path)}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Text, Link oder Adresse</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <Field id="search-state" label={<Trans>Stand</Trans>}>
          {(control) => (
            <Select {...control} ref={standField} name="stand" defaultValue={stand}>
              <option value="">{t`Alle`}</option>
              {stands.map(([value, name]) => (
                <option key={value} value={value}>
                  {i18n._(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LandField countryId={countryId} />
        <Field id="search-sort" label={<Trans>Reihenfolge</Trans>}>
          {(control) => (
            <Select {...control} ref={sortField} name="sortierung" defaultValue={sort}>
              <option value="">{t`Nach Beginn`}</option>
              <option value="geaendert">{t`Nach Änderung`}</option>
            </Select>
          )}
        </Field>
      </SearchForm>
      <FoundList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={hrefOf}
        caption={t`Hinweise`}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Nothing isFiltered={isFiltered} allHref={href(path)} />}
      />
    </>
  )
}

function Nothing({ isFiltered, allHref }: { readonly isFiltered: boolean; readonly allHref: string }) {
  return isFiltered ? (
    <Notice
      title={<Trans>Kein Hinweis passt dazu</Trans>}
      actions={
        <DeskLink href={allHref}>
          <Trans>Alle zeigen</Trans>
        </DeskLink>
      }
    >
      <p>
        <Trans>Versuchen Sie weniger Wörter, oder nehmen Sie einen Filter weg.</Trans>
      </p>
    </Notice>
  ) : (
    <Notice title={<Trans>Noch kein Hinweis</Trans>}>
      <p>
        <Trans>
          Ein Hinweis steht oben auf Seiten des Shops, zum Beispiel vor Feiertagen, an denen niemand liefert.
        </Trans>
      </p>
    </Notice>
  )
}
