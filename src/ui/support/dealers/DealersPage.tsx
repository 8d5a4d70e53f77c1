import { Trans, useLingui } from "@lingui/react/macro"
import { type DealerStanding, dealerStandings } from "../../../domain/dealer-desk/dealer-state.ts"
import type { DealerListRow } from "../../../domain/dealer-desk/desk-dealer.ts"
import { countries, type CountryId } from "../../../domain/place/country.ts"
import { buttonClass } from "../../kit/Button.tsx"
import type { Column } from "../../kit/desk/DataTable.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { shortDay } from "../../kit/desk/moment.ts"
import { LandField } from "../../kit/desk/LandField.tsx"
import { SearchForm } from "../../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../../kit/desk/use-address-value.ts"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { useHref, useSite } from "../../kit/site.tsx"
import { FoundList, type SearchedRows } from "../../kit/desk-list/FoundList.tsx"
import p from "../People.module.css"
import { NoUserFound } from "../PeopleState.tsx"
import { DealerBadge } from "./DealerBadge.tsx"
import { standingTexts } from "./dealer-texts.ts"
import s from "./Dealers.module.css"

interface DealersPageProps extends SearchedRows<DealerListRow> {
  readonly countryId: CountryId | null
  readonly state: DealerStanding | undefined
}

/** Page: all dealers, filtered by text, country and status (rule dealer.record). */
export function DealersPage(props: DealersPageProps) {
  const { words, countryId, state, maxLength, ...list } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const stateField = useAddressValue<HTMLSelectElement>(state ?? "")
  const columns: ReadonlyArray<Column<DealerListRow>> = [
    {
      key: "name",
      head: t`Händler`,
      isName: true,
      cell: ({ id, name, zipCode, city, countryId: country }) => (
        <>
          <DeskLink className={p["name"]} href={href(`/support/haendler/${id}`)}>
            <bdi>{name}</bdi>
          </DeskLink>
          <span className={p["email"]}>
            {zipCode} {city}, {countries[country].iso}
          </span>
        </>
      )
    },
    { key: "id", head: t`Nummer`, align: "end", cell: ({ id }) => id },
    { key: "branches", head: t`Niederlassungen`, align: "end", cell: ({ branchCount }) => branchCount },
    { key: "areas", head: t`Liefergebiete`, align: "end", cell: ({ areaCount }) => areaCount },
    {
      key: "held",
      head: t`Preise vom`,
      align: "end",
      cell: ({ heldAt }) => (heldAt === null ? t`keine` : shortDay(tag, heldAt))
    },
    {
      key: "state",
      head: t`Stand`,
      cell: (row) => <DealerBadge state={row.state} isResting={row.isResting} />
    }
  ]
  return (
    <>
      <div className={s["top"]}>
        <h1>
          <Trans>Händler</Trans>
        </h1>
        <DeskLink className={buttonClass()} href={href("/support/haendler/neu")}>
          <Trans>Händler anlegen</Trans>
        </DeskLink>
      </div>
      <SearchForm
        action={href("/support/haendler")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Name, Ort, Postleitzahl oder Nummer</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <LandField countryId={countryId} />
        <Field id="search-state" label={<Trans>Stand</Trans>}>
          {(control) => (
            <Select {...control} ref={stateField} name="stand" defaultValue={state ?? ""}>
              <option value="">{t`Jeder Stand`}</option>
              {dealerStandings.map((each) => (
                <option key={each} value={each}>
                  {i18n._(standingTexts[each])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </SearchForm>
      <FoundList
        {...list}
        caption={t`Händler`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NoUserFound
            words={words}
            allHref={href("/support/haendler")}
            hint={<Trans>Versuchen Sie weniger Wörter, ein anderes Land oder einen anderen Stand.</Trans>}
          />
        }
      />
    </>
  )
}
