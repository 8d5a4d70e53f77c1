import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { nameOf, type User } from "../../domain/support/people.ts"
import { Card } from "../kit/Card.tsx"
import { useDealerChoice } from "../kit/dealer-choice/dealer-choice.ts"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortDay, shortMoment } from "../kit/desk/moment.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { useHref, useSite } from "../kit/site.tsx"
import s from "./People.module.css"
import { LockBadge } from "./PeopleState.tsx"
import { roleTexts } from "../kit/desk/role-texts.tsx"

interface UserPageProps {
  readonly user: User
  readonly isOwn: boolean
  /** URL of the page of the account's dealer, for users who may open it. */
  readonly dealerHref: string | undefined
  /** The forms for users who may change the account, otherwise `null`. */
  readonly roles: ReactNode
  readonly security: ReactNode
  readonly actFor: ReactNode
  /** URL of the customer's page, for users who may see it. */
  readonly customerHref: string | undefined
}

interface DealerFactProps {
  readonly dealerId: number
  readonly href: string | undefined
}

function DealerFact({ dealerId, href }: DealerFactProps) {
  const dealers = useDealerChoice()
  const name = dealers && <dealers.Name dealerId={dealerId} />
  return href === undefined ? name : <DeskLink href={href}>{name}</DeskLink>
}

/** Page: one account with its permissions and sign-in, and a button for acting on the account holder's behalf. */
export function UserPage({ user, isOwn, dealerHref, roles, security, actFor, customerHref }: UserPageProps) {
  const { t, i18n } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const dealers = useDealerChoice()
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [t`E-Mail-Adresse`, user.email],
    [t`Benutzernummer`, String(user.id)],
    ...(user.dealerId === null || dealers === undefined
      ? []
      : [[t`Händler`, <DealerFact key="dealer" href={dealerHref} dealerId={user.dealerId} />] as const]),
    [t`Konto seit`, shortDay(tag, user.createdAt)],
    [t`Zuletzt angemeldet`, user.lastSignInAt === null ? t`noch nie` : shortMoment(tag, user.lastSignInAt)],
    [t`Zweiter Faktor`, user.hasSecondFactor ? t`eingerichtet` : t`nicht eingerichtet`]
  ]
  return (
    <>
      <DeskLink className={s["back"]} href={href("/support/user/list")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Benutzer</Trans>
      </DeskLink>
      <div className={s["head"]}>
        <h1>{nameOf(user)}</h1>
        <LockBadge isLocked={user.isLocked} access={user.access} />
      </div>
      <div className={s["sides"]}>
        <div className={s["side"]}>
          {isOwn && (
            <Notice title={<Trans>Das ist Ihr eigenes Konto</Trans>}>
              <p>
                <Trans>Rollen, Sperre und zweiten Faktor ändert jemand anderes aus der Administration.</Trans>
              </p>
            </Notice>
          )}
          <Card className={s["part"]}>
            {roles ?? (
              <>
                <h2 className={s["title"]}>
                  <Trans>Rollen</Trans>
                </h2>
                <ul className={s["plain"]}>
                  {user.roles.map((role) => (
                    <li key={role}>
                      <strong>{i18n._(roleTexts[role].name)}</strong>{" "}
                      <span className={s["note"]}>{i18n._(roleTexts[role].may)}</span>
                    </li>
                  ))}
                </ul>
                {!isOwn && (
                  <p className={s["note"]}>
                    <Trans>Rollen vergibt die Administration.</Trans>
                  </p>
                )}
              </>
            )}
          </Card>
        </div>
        <div className={s["side"]}>
          <Card className={s["part"]}>
            <h2 className={s["title"]}>
              <Trans>Konto</Trans>
            </h2>
            <dl className={s["facts"]}>
              {facts.map(([name, value]) => (
                <div key={name} className={s["fact"]}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {customerHref !== undefined && (
              <DeskLink href={customerHref}>
                <Trans>Zu den Kundendaten</Trans>
              </DeskLink>
            )}
          </Card>
          {security !== null && <Card>{security}</Card>}
          {actFor !== null && <Card>{actFor}</Card>}
        </div>
      </div>
    </>
  )
}
