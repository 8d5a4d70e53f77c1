import { Trans, useLingui } from "@lingui/react/macro"
import type { ReactNode } from "react"
import type { DealerPerson } from "../../../domain/dealer-desk/desk-dealer.ts"
import { type ActOutcome, nameOf } from "../../../domain/support/people.ts"
import type { OwnSupportInfo } from "../../../domain/support/records.ts"
import { type Column, DataTable } from "../../kit/desk/DataTable.tsx"
import { shortMoment } from "../../kit/desk/moment.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useSite } from "../../kit/site.tsx"
import p from "../People.module.css"
import { LockBadge } from "../PeopleState.tsx"
import { NoMailServer } from "../../kit/desk/NoMailServer.tsx"
import { InviteAgain } from "../InviteAgain.tsx"

interface DealerPeopleProps {
  readonly people: ReadonlyArray<DealerPerson>
  readonly own: OwnSupportInfo | undefined
  /** Undefined until the page is hydrated. */
  readonly onInviteAgain: ((person: DealerPerson) => Promise<ActOutcome>) | undefined
  /** The form for inviting a user; `null` if no further user can be invited. */
  readonly form: ReactNode
}

/** The dealer's staff, and the form for inviting further staff. */
export function DealerPeople({ people, own, onInviteAgain, form }: DealerPeopleProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<DealerPerson>> = [
    {
      key: "name",
      head: t`Name und E-Mail-Adresse`,
      isName: true,
      cell: ({ firstName, lastName, email }) => {
        const name = `${firstName} ${lastName}`.trim()
        return (
          <>
            <bdi className={p["name"]}>{name || email}</bdi>
            {name !== "" && <span className={p["email"]}>{email}</span>}
          </>
        )
      }
    },
    {
      key: "last",
      head: t`Zuletzt angemeldet`,
      align: "end",
      cell: ({ lastSignInAt }) => (lastSignInAt === null ? t`noch nie` : shortMoment(tag, lastSignInAt))
    },
    {
      key: "state",
      head: t`Konto`,
      cell: ({ isLocked, access }) => <LockBadge isLocked={isLocked} access={access} />
    },
    {
      key: "invite",
      head: t`Einladung`,
      cell: (person) =>
        person.access === "ready" || person.isLocked ? (
          "–"
        ) : (
          <InviteAgain
            name={nameOf(person)}
            own={own}
            onInvite={onInviteAgain && (() => onInviteAgain(person))}
          />
        )
    }
  ]
  return (
    <section aria-labelledby="dealer-people">
      <h2 id="dealer-people">
        <Trans>Personen</Trans>
      </h2>
      <DataTable
        caption={t`Personen des Händlers`}
        columns={columns}
        rows={people}
        keyOf={({ id }) => String(id)}
        empty={
          <Notice title={<Trans>Für diesen Händler arbeitet hier noch niemand</Trans>}>
            <p>
              <Trans>
                Laden Sie die erste Person ein. Wer schon ein Konto hat, bekommt beim Bearbeiten des Benutzers
                die Rolle Händler und diesen Händler.
              </Trans>
            </p>
          </Notice>
        }
      />
      {form !== null && (
        <>
          <h3>
            <Trans>Person einladen</Trans>
          </h3>
          <NoMailServer own={own} />
          {form}
        </>
      )}
    </section>
  )
}
