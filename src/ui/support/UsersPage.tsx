import { Trans, useLingui } from "@lingui/react/macro"
import { type Role, roles } from "../../domain/rights/roles.ts"
import { nameOf, type User } from "../../domain/support/people.ts"
import type { Column } from "../kit/desk/DataTable.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortMoment } from "../kit/desk/moment.ts"
import { SearchForm } from "../kit/desk/SearchForm.tsx"
import { useAddressValue } from "../kit/desk/use-address-value.ts"
import { Field } from "../kit/form/Field.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import { Select } from "../kit/form/TextInput.tsx"
import { FoundList, type SearchedRows } from "../kit/desk-list/FoundList.tsx"
import s from "./People.module.css"
import { LockBadge, NoUserFound } from "./PeopleState.tsx"
import { roleTexts } from "../kit/desk/role-texts.tsx"

interface UsersPageProps extends SearchedRows<User> {
  readonly role: Role | undefined
  /** Undefined for users who may not invite. */
  readonly inviteHref: string | undefined
}

/** Page: all accounts, filtered by text and role. */
export function UsersPage(props: UsersPageProps) {
  const { words, role, maxLength, inviteHref, ...list } = props
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const roleField = useAddressValue<HTMLSelectElement>(role ?? "")
  const columns: ReadonlyArray<Column<User>> = [
    {
      key: "name",
      head: t`Name und E-Mail-Adresse`,
      isName: true,
      cell: (row) => (
        <>
          <DeskLink className={s["name"]} href={href(`/support/benutzer/${row.id}/bearbeiten`)}>
            {nameOf(row)}
          </DeskLink>
          <span className={s["email"]}>{row.email}</span>
        </>
      )
    },
    {
      key: "roles",
      head: t`Rollen`,
      cell: (row) => row.roles.map((each) => i18n._(roleTexts[each].name)).join(", ") || "–"
    },
    {
      key: "factor",
      head: t`Zweiter Faktor`,
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? t`eingerichtet` : "–")
    },
    {
      key: "last",
      head: t`Zuletzt angemeldet`,
      align: "end",
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? "–" : shortMoment(tag, lastSignInAt))
    },
    {
      key: "state",
      head: t`Konto`,
      cell: ({ isLocked, access }) => <LockBadge isLocked={isLocked} access={access} />
    }
  ]
  return (
    <>
      <h1>
        <Trans>Benutzer</Trans>
      </h1>
      {inviteHref !== undefined && (
        <p>
          <DeskLink href={inviteHref}>
            <Trans>Benutzer einladen</Trans>
          </DeskLink>
        </p>
      )}
      <SearchForm
        action={href("/support/user/list")}
        name="suche"
        text={words}
        maxLength={maxLength}
        label={<Trans>Name, E-Mail-Adresse oder Telefon</Trans>}
        submit={<Trans>Suchen</Trans>}
      >
        <Field id="search-role" label={<Trans>Rolle</Trans>}>
          {(control) => (
            <Select {...control} ref={roleField} name="rolle" defaultValue={role ?? ""}>
              <option value="">{t`Alle Rollen`}</option>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {i18n._(roleTexts[each].name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </SearchForm>
      <FoundList
        {...list}
        caption={t`Benutzer`}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={
          <NoUserFound
            words={words}
            allHref={href("/support/user/list")}
            hint={<Trans>Versuchen Sie weniger Wörter oder eine andere Rolle.</Trans>}
          />
        }
      />
    </>
  )
}
