import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { Trans } from "@lingui/react/macro"
import { CircleAlert, CircleCheck, Clock, RotateCw } from "lucide-react"
import { type MailState, notNeeded } from "../../domain/mail/mail-state.ts"
import { Badge } from "../kit/icon/Badge.tsx"

/** Names of mail kinds; a kind without a text is shown unchanged. */
export const mailKinds: Readonly<Record<string, MessageDescriptor>> = {
  "order-confirmation": msg`Bestellung`,
  "order-life": msg`Neues zu einer Bestellung`,
  "order-seller": msg`Bestellung an den Verkäufer`,
  "withdrawal-receipt": msg`Eingang eines Widerrufs`,
  "rating-invitation": msg`Bitte um eine Bewertung`,
  "price-list-age": msg`Preisliste wird alt`,
  registration: msg`Registrierung bestätigen`,
  "account-exists": msg`Konto gibt es schon`,
  invitation: msg`Einladung`,
  "password-reset": msg`Neues Kennwort`,
  "recovery-codes-made": msg`Notfallcodes angelegt`,
  "recovery-code-used": msg`Notfallcode benutzt`,
  "password-changed": msg`Kennwort geändert`,
  "email-confirmation": msg`Neue Adresse bestätigen`,
  "email-taken": msg`Adresse schon vergeben`,
  "email-change-notice": msg`Adresse soll geändert werden`,
  "email-changed": msg`Adresse geändert`,
  "alarm-confirmation": msg`Alarm bestätigen`,
  alarm: msg`Preisalarm`,
  "account-deleted": msg`Konto gelöscht`,
  "review-decision": msg`Entscheidung über eine Bewertung`,
  "dealer-application": msg`Händler werden`
}

export const mailStateTexts: Readonly<Record<MailState, MessageDescriptor>> = {
  waiting: msg`Wartet`,
  again: msg`Wird noch einmal gesendet`,
  failed: msg`Aufgegeben`,
  sent: msg`Gesendet`
}

const icons = { waiting: Clock, again: RotateCw, failed: CircleAlert, sent: CircleCheck }

/** Status of a mail as text and icon. */
export function MailStateBadge({ state }: { readonly state: MailState }) {
  const Icon = icons[state]
  return (
    <Badge tone={state === "sent" ? "good" : "quiet"} icon={<Icon size={14} aria-hidden="true" />}>
      <StateWord state={state} />
    </Badge>
  )
}

function StateWord({ state }: { readonly state: MailState }) {
  if (state === "sent") return <Trans>Gesendet</Trans>
  if (state === "failed") return <Trans>Aufgegeben</Trans>
  return state === "again" ? <Trans>Wird noch einmal gesendet</Trans> : <Trans>Wartet</Trans>
}

/**
 * Explains why a mail was not sent: with the mail server's own message, or with the shop's text if no server was
 * contacted.
 */
export function MailFailure({ failure }: { readonly failure: string }) {
  return failure === notNeeded ? (
    <Trans>Nicht noch einmal gesendet: Was darin steht, gilt nicht mehr.</Trans>
  ) : (
    <span lang="en">{failure}</span>
  )
}
