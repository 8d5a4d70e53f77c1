import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { AuditEvent } from "../../domain/account/audit-events.ts"

/** What an event of the audit log is called. */
export const eventTexts: Readonly<Record<AuditEvent, MessageDescriptor>> = {
  signedIn: msg`Angemeldet`,
  signInFailed: msg`Anmeldung fehlgeschlagen`,
  signedOut: msg`Abgemeldet`,
  refreshTokenReused: msg`Alte Sitzung wieder aufgetaucht`,
  registered: msg`Registriert`,
  passwordChanged: msg`Kennwort geändert`,
  emailChanged: msg`E-Mail-Adresse geändert`,
  secondFactorSet: msg`Zweiter Faktor eingerichtet`,
  secondFactorReset: msg`Zweiter Faktor zurückgesetzt`,
  rolesChanged: msg`Rollen geändert`,
  dealerChanged: msg`Händler geändert`,
  locked: msg`Gesperrt`,
  unlocked: msg`Entsperrt`,
  customerEdited: msg`Kundendaten geändert`,
  addressChanged: msg`Adressen geändert`,
  accountExported: msg`Daten ausgegeben`,
  accountDeleted: msg`Konto gelöscht`,
  mailSentAgain: msg`Mail noch einmal gesendet`,
  orderOpened: msg`Bestellung geöffnet`,
  orderLedOn: msg`Bestellung weitergeführt`,
  cancellationBooked: msg`Storno gebucht`,
  cancellationCommented: msg`Storno kommentiert`,
  cancellationFeedback: msg`Rückmeldung zum Storno`,
  impersonationBegun: msg`Handeln für andere begonnen`,
  impersonationEnded: msg`Handeln für andere beendet`,
  actedInAnothersName: msg`Für andere gehandelt`,
  accessRefused: msg`Zugriff verweigert`,
  paymentMismatch: msg`Zahlung passt nicht`,
  ordersExported: msg`Bestellungen als Datei geholt`,
  salesExported: msg`Verkaufsliste als Datei geholt`,
  statisticExported: msg`Statistik als Datei geholt`
}

/** What the fields of an event's detail are called; a field without a word is shown as it is. */
export const detailTexts: Readonly<Record<string, MessageDescriptor>> = {
  reason: msg`Grund`,
  by: msg`Durch`,
  before: msg`Vorher`,
  after: msg`Nachher`,
  changed: msg`Felder`,
  changes: msg`Änderungen`,
  newsletter: msg`Newsletter`,
  operation: msg`Aufruf`,
  terms: msg`AGB vom`,
  hasPassword: msg`Mit Kennwort`,
  kind: msg`Art`,
  orderNumber: msg`Bestellung`,
  payment: msg`Zahlung`
}

/** Words of details that are not somebody's own. */
export const detailValues: Readonly<Record<string, MessageDescriptor>> = {
  secondFactorWrong: msg`Code falsch`,
  Forbidden: msg`Recht fehlt`,
  CsrfInvalid: msg`Sitzung passt nicht`,
  OriginForeign: msg`Aufruf einer fremden Seite`,
  locked: msg`Konto gesperrt`,
  cookie: msg`Link einer Mail`,
  redirect: msg`Weiterleitung zum Händler`,
  switched: msg`Abgemeldet`,
  signedOut: msg`Mitarbeiter abgemeldet`,
  expired: msg`Zeit abgelaufen`,
  reuse: msg`Alte Sitzung wieder aufgetaucht`,
  rolesChanged: msg`Rollen geändert`,
  passwordChanged: msg`Kennwort geändert`,
  secondFactorReset: msg`Zweiter Faktor zurückgesetzt`,
  deleted: msg`Konto gelöscht`,
  firstName: msg`Vorname`,
  lastName: msg`Nachname`,
  phone: msg`Telefon`,
  newsletter: msg`Newsletter`,
  Added: msg`hinzugefügt`,
  Modified: msg`geändert`,
  Deleted: msg`gelöscht`,
  reversal: msg`Provision storniert`,
  credit: msg`Gutschrift`,
  goodwill: msg`Kulanz`,
  customer: msg`Kunde`,
  dealer: msg`Händler`,
  buyerChangedMind: msg`Käufer hat es sich anders überlegt`,
  priceTooHigh: msg`Preis zu hoch`,
  deliveryTooLate: msg`Lieferung zu spät`,
  unreachable: msg`Nicht erreichbar`,
  notDeliverable: msg`Nicht lieferbar`,
  orderedTwice: msg`Doppelt bestellt`,
  other: msg`Anderer Grund`
}
