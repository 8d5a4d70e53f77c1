import { Trans, useLingui } from "@lingui/react/macro"
import { type CustomerRow, type ListPage, nameOf } from "../../domain/support/people.ts"
import type { Column } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { formatCount } from "../kit/format.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { FoundList } from "./FoundList.tsx"
import s from "./People.module.css"
import { LockBadge, NoUserFound } from "./PeopleState.tsx"

interface CustomersPageProps {
  /** Undefined without an answer. */
  readonly list: ListPage<CustomerRow> | undefined
  readonly words: string
  readonly maxLength: number
  readonly isLoading: boolean
  readonly hrefOf: (page: number) => string
  readonly onRetry: (() => void) | undefined
}

/** All customers, to be found by name, mailbox, order number or zip code (rule desk.paging). */
export function CustomersPage({ list, words, maxLength, isLoading, hrefOf, onRetry }: CustomersPageProps) {
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
        label={<Trans>Name, E-Mail-Adresse, Bestellnummer oder Postleitzahl</Trans>}
        submit={<Trans>Suchen</Trans>}
      />
      <FoundList
        list={list}
        isLoading={isLoading}
        onRetry={onRetry}
        hrefOf={hrefOf}
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
