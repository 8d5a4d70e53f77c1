import { Trans, useLingui } from "@lingui/react/macro"
import { ChevronLeft } from "lucide-react"
import type { ReactNode } from "react"
import { countryAreaName } from "../../domain/place/area-name.ts"
import { type Customer, nameOf } from "../../domain/support/people.ts"
import { Card } from "../kit/Card.tsx"
import { DeskLink } from "../kit/desk/DeskLink.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { useHref, useSite } from "../kit/site.tsx"
import { CustomerOrders } from "./CustomerOrders.tsx"
import s from "./People.module.css"
import { LockBadge } from "./PeopleState.tsx"

interface CustomerPageProps {
  readonly customer: Customer
  /** The form, or the data as text for users who may not edit. */
  readonly form: ReactNode
  readonly addresses: ReactNode
  /** Read-only parts: newsletter, alarms, legal texts. */
  readonly records: ReactNode
  readonly actFor: ReactNode
  /** URL that searches for all of the customer's orders, for users who may search orders. */
  readonly ordersHref: string | undefined
  /** URL of the user account, for users who may see it. */
  readonly userHref: string | undefined
}

/** Page: one customer with data, orders and support actions. */
export function CustomerPage({
  customer,
  form,
  addresses,
  records,
  actFor,
  ordersHref,
  userHref
}: CustomerPageProps) {
  const { t } = useLingui()
  const href = useHref()
  const tag = useSite().locale.bcp47
  const { email, phone, firstName, lastName } = customer
  const since = shortDay(tag, customer.createdAt)
  return (
    <>
      <DeskLink className={s["back"]} href={href("/support/kunden")}>
        <ChevronLeft size={18} aria-hidden="true" />
        <Trans>Alle Kunden</Trans>
      </DeskLink>
      <div className={s["head"]}>
        <h1>{nameOf(customer)}</h1>
        <LockBadge isLocked={customer.isLocked} />
      </div>
      <div className={s["sides"]}>
        <div className={s["side"]}>
          <Card className={s["part"]}>
            <h2 className={s["title"]}>
              <Trans>Kundendaten</Trans>
            </h2>
            <dl className={s["facts"]}>
              <Fact name={t`E-Mail-Adresse`}>{email}</Fact>
              <Fact name={t`Kundennummer`}>{customer.id}</Fact>
              <Fact name={t`Land`}>{countryAreaName(customer.countryId)}</Fact>
              <Fact name={t`Konto seit`}>{since}</Fact>
              {form === null && (
                <>
                  <Fact name={t`Vorname`}>{firstName || "–"}</Fact>
                  <Fact name={t`Nachname`}>{lastName || "–"}</Fact>
                  <Fact name={t`Telefon`}>{phone || "–"}</Fact>
                </>
              )}
            </dl>
            {form ?? (
              <p className={s["note"]}>
                <Trans>Sie dürfen diese Daten lesen. Ändern kann sie der Kundenservice.</Trans>
              </p>
            )}
          </Card>
          {userHref !== undefined && (
            <DeskLink href={userHref}>
              <Trans>Zum Benutzerkonto: Rollen, Sperre und zweiter Faktor</Trans>
            </DeskLink>
          )}
        </div>
        <div className={s["side"]}>
          <Card className={s["part"]}>
            <CustomerOrders orders={customer.orders} />
            {ordersHref !== undefined && customer.orders.length > 0 && (
              <DeskLink href={ordersHref}>
                <Trans>Alle Bestellungen dieses Kunden</Trans>
              </DeskLink>
            )}
          </Card>
          {actFor !== null && <Card>{actFor}</Card>}
        </div>
      </div>
      <div className={s["below"]}>
        {addresses}
        {records}
      </div>
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={s["fact"]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
