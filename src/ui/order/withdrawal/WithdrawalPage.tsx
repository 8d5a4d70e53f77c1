import { Trans } from "@lingui/react/macro"
import { countries } from "../../../domain/place/country.ts"
import type { WithdrawalField, WithdrawalForm } from "../../../domain/order/life/withdrawal-form.ts"
import { ButtonLink } from "../../kit/Button.tsx"
import { formatDate, formatTime } from "../../kit/format.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { localDay } from "../../kit/orders/local-day.ts"
import { useHref, useSite } from "../../kit/site.tsx"
import s from "./Withdrawal.module.css"
import { WithdrawalFormPart } from "./WithdrawalForm.tsx"

export interface WithdrawalView {
  readonly form: WithdrawalForm
  readonly blocking: ReadonlyArray<WithdrawalField>
  readonly isBusy: boolean
  readonly trouble: "none" | "unreachable" | "waiting"
  readonly receipt: { readonly receivedAt: string; readonly reference: string } | null
}

interface WithdrawalPageProps {
  readonly view: WithdrawalView
  readonly email: string
  readonly onChange: (field: keyof WithdrawalForm, value: string) => void
  readonly onConfirm: (() => void) | undefined
}

/**
 * Page: withdraws from a contract in two clicks without signing in (rule law.withdrawal-form). The page does not reveal
 * which orders exist.
 */
export function WithdrawalPage({ view, email, onChange, onConfirm }: WithdrawalPageProps) {
  const isSwiss = useSite().locale.countryId === 3
  return (
    <div className={s["page"]}>
      <h1>
        <Trans>Vertrag widerrufen</Trans>
      </h1>
      {/*
       * the right of withdrawal depends on the contract, and buyers with a delivery to Germany may also open the Swiss
       * pages
       */}
      {isSwiss && view.receipt === null && (
        <>
          <NoStatutoryRight email={email} />
          <h2>
            <Trans>Sie haben nach Deutschland oder Österreich bestellt?</Trans>
          </h2>
        </>
      )}
      {view.receipt !== null ? (
        <Received receipt={view.receipt} email={view.form.email} />
      ) : (
        <>
          <Lead email={email} isSwiss={isSwiss} />
          <Trouble trouble={view.trouble} email={email} />
          <WithdrawalFormPart
            form={view.form}
            blocking={view.blocking}
            isBusy={view.isBusy}
            onChange={onChange}
            onConfirm={onConfirm}
          />
        </>
      )}
    </div>
  )
}

function Lead({ email, isSwiss }: { readonly email: string; readonly isSwiss: boolean }) {
  const href = useHref()
  return (
    <div className={s["lead"]}>
      <p>
        <Trans>
          Hier widerrufen Sie Ihre Bestellung, ohne sich anzumelden. Den Eingang bestätigen wir Ihnen sofort
          per E-Mail mit Datum und Uhrzeit.
        </Trans>
      </p>
      <p>
        {isSwiss ? (
          <Trans>Wann Sie widerrufen können, steht in der Belehrung in Ihrer Bestätigungs-E-Mail.</Trans>
        ) : (
          <Trans>
            Wann Sie widerrufen können, steht in der <a href={href("/agb#widerruf")}>Widerrufsbelehrung</a>.
          </Trans>
        )}
      </p>
      <noscript>
        <p>
          <Trans>
            Dieses Formular braucht JavaScript. Ohne JavaScript widerrufen Sie mit einer E-Mail an {email}, in
            der Ihr Name und die Bestellnummer stehen.
          </Trans>
        </p>
      </noscript>
    </div>
  )
}

function Trouble({
  trouble,
  email
}: {
  readonly trouble: WithdrawalView["trouble"]
  readonly email: string
}) {
  if (trouble === "none") return null
  return (
    <Notice
      tone="bad"
      announced
      title={
        trouble === "waiting" ? (
          <Trans>Von hier kamen heute zu viele Erklärungen</Trans>
        ) : (
          <Trans>Wir haben keine Antwort bekommen</Trans>
        )
      }
    >
      <p>
        {trouble === "waiting" ? (
          <Trans>
            Bitte widerrufen Sie mit einer E-Mail an <a href={`mailto:${email}`}>{email}</a>. Für die Frist
            zählt, wann Sie sie absenden.
          </Trans>
        ) : (
          <Trans>
            Senden Sie Ihren Widerruf ruhig noch einmal: Er zählt nur einmal. Eine E-Mail an{" "}
            <a href={`mailto:${email}`}>{email}</a> gilt ebenso.
          </Trans>
        )}
      </p>
    </Notice>
  )
}

function Received({
  receipt,
  email
}: {
  readonly receipt: NonNullable<WithdrawalView["receipt"]>
  readonly email: string
}) {
  const { locale } = useSite()
  const href = useHref()
  const zone = countries[locale.countryId].timeZone
  const date = formatDate(locale.bcp47, localDay(zone, receipt.receivedAt))
  const time = formatTime(locale.bcp47, zone, receipt.receivedAt)
  return (
    <Notice
      tone="good"
      announced
      title={<Trans>Ihre Erklärung ist eingegangen</Trans>}
      actions={
        <ButtonLink href={href("/")} look="secondary">
          <Trans>Zur Startseite</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>
          Eingang: {date}, {time} Uhr. Zeichen: <strong>{receipt.reference}</strong>
        </Trans>
      </p>
      <p>
        <Trans>Die Bestätigung mit dem Inhalt Ihrer Erklärung geht an {email}.</Trans>
      </p>
    </Notice>
  )
}

/**
 * Text for Switzerland, where there is no statutory right of withdrawal: describes the right that sellers grant instead
 * (rule law.withdrawal).
 */
function NoStatutoryRight({ email }: { readonly email: string }) {
  return (
    <div className={s["lead"]}>
      <p>
        <Trans>
          In der Schweiz besteht für Käufe im Internet kein gesetzliches Widerrufsrecht. Sobald der Verkäufer
          Ihre Bestellung bestätigt hat, ist sie verbindlich.
        </Trans>
      </p>
      <p>
        <Trans>
          Das gewähren unsere Verkäufer: Solange Ihre Bestellung nicht bestätigt ist, können Sie sie kostenlos
          stornieren. Öffnen Sie dazu den Link in Ihrer Bestätigungs-E-Mail, und wählen Sie „Bestellung
          stornieren“.
        </Trans>
      </p>
      <p>
        <Trans>
          Den Link nicht zur Hand? Schreiben Sie uns: <a href={`mailto:${email}`}>{email}</a>
        </Trans>
      </p>
    </div>
  )
}
