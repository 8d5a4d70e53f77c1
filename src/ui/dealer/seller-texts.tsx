import { Trans } from "@lingui/react/macro"
import type { LifeProblem } from "../../domain/order-life/life-problems.ts"
import type { SellerAct } from "../../domain/order-life/open-orders.ts"
import type { OrderStatus } from "../../domain/order-draft.ts"

/** A state of an order in the words of those who sell. */
export function SellerStatus({ status }: { readonly status: OrderStatus }) {
  switch (status) {
    case "placed":
      return <Trans>Neu</Trans>
    case "confirmed":
      return <Trans>Bestätigt</Trans>
    case "scheduled":
      return <Trans>Termin vereinbart</Trans>
    case "delivered":
      return <Trans>Geliefert</Trans>
    case "invoiced":
      return <Trans>Rechnung gestellt</Trans>
    case "settled":
      return <Trans>Bezahlt</Trans>
    case "refused":
      return <Trans>Abgelehnt</Trans>
    case "cancelledByDealer":
      return <Trans>Vom Händler storniert</Trans>
    case "cancelledByCustomer":
      return <Trans>Vom Kunden storniert</Trans>
    case "withdrawn":
      return <Trans>Vom Kunden widerrufen</Trans>
  }
}

/** What a button does. */
export function ActText({ act }: { readonly act: SellerAct }) {
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
  }
}

/** What was refused for a reason that no field has, with the word of the server for whoever can help. */
export function RefusedText({ code }: { readonly code: string }) {
  return (
    <Trans>
      Das wurde so nicht angenommen, an der Bestellung hat sich nichts geändert. Unserer Betreuung hilft diese
      Angabe weiter: {code}.
    </Trans>
  )
}

/** What is wrong with a field, with what would be right. */
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
    case "noStation":
      return <Trans>Bitte wählen Sie die Lieferstelle.</Trans>
    case "deliveredBefore":
      return <Trans>Diese Lieferstelle hat ihre Menge schon bekommen.</Trans>
  }
}
