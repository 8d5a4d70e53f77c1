import { Trans } from "@lingui/react/macro"
import type { LifeProblem } from "../../../../domain/order/life/life-problems.ts"
import type { OrderAct } from "../../../../domain/order/life/order-acts.ts"

/** Label of an action's button. */
export function ActText({
  act,
  isDirectDebit = false
}: {
  readonly act: OrderAct
  readonly isDirectDebit?: boolean
}) {
  switch (act) {
    case "confirm":
      return <Trans>Bestätigen</Trans>
    case "refuse":
      return <Trans>Ablehnen</Trans>
    case "schedule":
      return <Trans>Termin vereinbaren</Trans>
    case "deliver":
      return <Trans>Lieferung melden</Trans>
    case "cancel":
      return <Trans>Stornieren</Trans>
    case "cancelForBuyer":
      return <Trans>Für den Kunden stornieren</Trans>
    case "withdrawForBuyer":
      return <Trans>Für den Kunden widerrufen</Trans>
    case "invoice":
      return <Trans>Rechnung schreiben</Trans>
    case "announceDebit":
      return <Trans>Lastschrift neu ankündigen</Trans>
    case "settle":
      return isDirectDebit ? <Trans>Lastschrift eingezogen</Trans> : <Trans>Als bezahlt melden</Trans>
    case "debitReturned":
      return <Trans>Lastschrift zurückgegeben</Trans>
  }
}

/** Message for a refusal that concerns no field; shows the server's code, for enquiries to support. */
export function RefusedText({ code }: { readonly code: string }) {
  return (
    <Trans>
      Das wurde so nicht angenommen, an der Bestellung hat sich nichts geändert. Unserer Betreuung hilft diese
      Angabe weiter: {code}.
    </Trans>
  )
}

/**
 * Message for an action that was not sent because the window was suspended while the action was pending. The user did
 * not see its time elapse, so the action must be confirmed again.
 */
export function UnsentText() {
  return <Trans>Nicht gesendet: dieses Fenster hat geschlafen. Bitte noch einmal bestätigen.</Trans>
}

/** Describes the validation error for a field and how to fix it. */
export function ProblemText({
  code,
  least,
  most
}: Pick<LifeProblem, "code"> & { readonly least: string; readonly most: string }) {
  switch (code) {
    case "required":
      return <Trans>Bitte füllen Sie dieses Feld aus.</Trans>
    case "noDay":
      return <Trans>Bitte nennen Sie einen Tag.</Trans>
    case "inThePast":
      return <Trans>Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren.</Trans>
    case "inTheFuture":
      return <Trans>Dieser Tag kommt erst. Bitte melden Sie die Lieferung, wenn sie da ist.</Trans>
    case "tooFar":
      return <Trans>Dieser Tag liegt mehr als ein Jahr voraus. Bitte prüfen Sie das Jahr.</Trans>
    case "sunday":
      return <Trans>Das ist ein Sonntag – trotzdem planen?</Trans>
    case "holiday":
      return <Trans>Am Lieferort ist Feiertag – trotzdem planen?</Trans>
    case "closure":
      return <Trans>An diesem Tag ist Lieferpause – trotzdem planen?</Trans>
    case "outsideWindow":
      return (
        <Trans>
          Der Tag liegt außerhalb des bestellten Zeitraums. Bitte schreiben Sie dem Kunden, warum.
        </Trans>
      )
    case "amountTooLow":
      return <Trans>Bitte nennen Sie die Menge, die gekommen ist.</Trans>
    case "amountBeyondTolerance":
      return least === most ? (
        <Trans>Vereinbart ist {most}. Weniger braucht einen Grund, mehr kann nicht abgerechnet werden.</Trans>
      ) : (
        <Trans>
          Vereinbart sind {least} bis {most}. Weniger braucht einen Grund, mehr kann nicht abgerechnet werden.
        </Trans>
      )
    case "numberTaken":
      return <Trans>Diese Nummer hat schon eine andere Rechnung von Ihnen.</Trans>
    case "numberUnfit":
      return (
        <Trans>
          Eine Rechnungsnummer hat nur Buchstaben, Ziffern, Leerzeichen und die Zeichen - / . _ und sieht
          nicht wie eine Internetadresse aus.
        </Trans>
      )
    case "noStation":
      return <Trans>Bitte wählen Sie die Lieferstelle.</Trans>
    case "deliveredBefore":
      return <Trans>Diese Lieferstelle hat ihre Menge schon bekommen.</Trans>
  }
}
