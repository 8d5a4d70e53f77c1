import { Trans, useLingui } from "@lingui/react/macro"
import type { CustomerAlarm } from "../../domain/support/customer-record.ts"
import { AlarmGoods, AlarmPlace, AlarmPrice } from "../kit/alarm/alarm-words.tsx"
import { type Column, DataTable } from "../kit/desk/DataTable.tsx"
import { shortDay } from "../kit/desk/moment.ts"
import { useSite } from "../kit/site.tsx"
import s from "./People.module.css"

interface CustomerAlarmsProps {
  readonly items: ReadonlyArray<CustomerAlarm>
}

/**
 * A customer's price alarms with the day on which each was requested; unconfirmed alarms send no mails (rule
 * account.alarms).
 */
export function CustomerAlarms({ items }: CustomerAlarmsProps) {
  const { t } = useLingui()
  const tag = useSite().locale.bcp47
  const columns: ReadonlyArray<Column<CustomerAlarm>> = [
    { key: "goods", head: t`Alarm für`, isName: true, cell: (alarm) => <AlarmGoods alarm={alarm} /> },
    { key: "place", head: t`Gebiet`, cell: (alarm) => <AlarmPlace alarm={alarm} /> },
    {
      key: "price",
      head: t`Schwelle`,
      cell: (alarm) =>
        alarm.direction === "Below" ? (
          <Trans>
            unter <AlarmPrice alarm={alarm} price={alarm.threshold} />
          </Trans>
        ) : (
          <Trans>
            über <AlarmPrice alarm={alarm} price={alarm.threshold} />
          </Trans>
        )
    },
    { key: "createdAt", head: t`Bestellt am`, cell: ({ createdAt }) => shortDay(tag, createdAt) },
    {
      key: "state",
      head: t`Stand`,
      cell: (alarm) => (
        <>
          {alarm.confirmedAt === null ? (
            <Trans>noch nicht bestätigt</Trans>
          ) : (
            <Trans>bestätigt am {shortDay(tag, alarm.confirmedAt)}</Trans>
          )}
          {!alarm.isOfAccount && (
            <span className={s["email"]}>
              <Trans>ohne das Konto</Trans>
            </span>
          )}
        </>
      )
    }
  ]
  return (
    <DataTable
      caption={t`Preisalarme`}
      columns={columns}
      rows={items.filter(({ kind }) => kind === "PriceAlarm")}
      keyOf={({ id }) => String(id)}
      empty={
        <p className={s["note"]}>
          <Trans>
            Kein Preisalarm. Der Kunde stellt ihn selbst, auf der Preisseite oder unter „Benachrichtigungen“.
          </Trans>
        </p>
      }
    />
  )
}

/** Status of the customer's newsletter, which is sent only to verified e-mail addresses (rule law.marketing-mail). */
export function CustomerNewsletter({ items }: CustomerAlarmsProps) {
  const tag = useSite().locale.bcp47
  const newsletters = items.filter(({ kind }) => kind === "Newsletter")
  if (newsletters.length === 0)
    return (
      <p className={s["note"]}>
        <Trans>Kein Newsletter. Bestellen kann ihn nur der Kunde selbst.</Trans>
      </p>
    )
  return (
    <ul className={s["plain"]}>
      {newsletters.map(({ id, createdAt, confirmedAt, isOfAccount }) => (
        <li key={id}>
          {confirmedAt === null ? (
            <Trans>
              Bestellt am {shortDay(tag, createdAt)}, im Postfach noch nicht bestätigt: Bis dahin kommt keiner
              an.
            </Trans>
          ) : (
            <Trans>
              Bestellt am {shortDay(tag, createdAt)}, bestätigt am {shortDay(tag, confirmedAt)}.
            </Trans>
          )}{" "}
          {!isOfAccount && (
            <Trans>
              Ohne das Konto bestellt: Abbestellen kann ihn der Kunde mit dem Link am Ende jeder Mail.
            </Trans>
          )}
        </li>
      ))}
    </ul>
  )
}
