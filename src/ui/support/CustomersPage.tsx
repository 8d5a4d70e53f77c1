import { Trans, useLingui } from "@lingui/react/macro"
import { type CustomerRow, nameOf } from "../../domain/support/people.ts"
import type { Column } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { formatCount } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { FoundList, type SearchedRows } from "../kit/desk-list/FoundList.tsx"
import s from "./People.module.css"
import { LockBadge, NoUserFound } from "./PeopleState.tsx"

/** Page: all customers, searchable by name, e-mail address, telephone number, order number or zip code (rule desk.paging). */
export function CustomersPage({ words, maxLength, ...list }: SearchedRows<CustomerRow>) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<CustomerRow>> = [
    {
      key: "name",
      head: t`Name und E-Mail-Adresse`,
      isName: true,
      cell: (row) => (
        <>
          <DeskLink className={s["name"]} href={href(`/support/kunde/bearbeiten?id=${row.id}`)}>
            {nameOf(row)}
          </DeskLink>
          <span className={s["email"]}>{row.email}</span>
        </>
      )
    },
    { key: "phone", head: t`Telefon`, cell: ({ phone }) => phone || "–" },
    { key: "zip", head: t`Postleitzahlen`, cell: ({ zipCodes }) => zipCodes.join(", ") || "–" },
    { key: "orders", head: t`Bestellungen`, align: "end", cell: (row) => formatCount(tag, row.orderCount) },
    {
      key: "last",
      head: t`Zuletzt bestellt`,
      align: "end",
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? "–" : shortDay(tag, lastOrderAt))
    },
    { key: "state", head: t`Konto`, cell: ({ isLocked }) => <LockBadge isLocked={isLocked} /> }
  ]
  return (
    <>
      <h1>
        <Trans>Kunden</Trans>
      </h1>
      <SearchForm
        action={href("/support/kunden")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Name, E-Mail-Adresse, Telefon, Bestellnummer oder Postleitzahl</Trans>}
        submit={<Trans>Suchen</Trans>}
      />
      <FoundList
        {...list}
        caption={t`Kunden`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NoUserFound
            words={words}
            allHref={href("/support/kunden")}
            hint={<Trans>Jedes Wort der Suche muss vorkommen. Versuchen Sie weniger oder kürzere.</Trans>}
          />
        }
      />
    </>
  )
}
