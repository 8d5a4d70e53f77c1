import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type {
  BookingMode,
  CancellationEnd,
  FeedbackReason
} from "../../../domain/cancellation/cancellation.ts"
import type { CancellationColumn } from "../../../domain/cancellation/columns.ts"
import type { CancellationStatus } from "../../../domain/cancellation/view.ts"

export type Words<Key extends string> = Readonly<Record<Key, MessageDescriptor>>

export const columnTexts: Words<CancellationColumn> = {
  orderNumber: msg`Bestellung`,
  customer: msg`Kunde`,
  dealer: msg`Händler`,
  product: msg`Produkt`,
  amount: msg`Menge`,
  totalPrice: msg`Betrag`,
  cancelledAt: msg`Storniert am`,
  end: msg`Ende`,
  booking: msg`Buchung`,
  feedback: msg`Rückmeldung`,
  comments: msg`Kommentare`
}

export const endTexts: Words<CancellationEnd> = {
  refused: msg`Händler lehnte ab`,
  cancelledByDealer: msg`Händler stornierte`,
  cancelledByCustomer: msg`Kunde stornierte`,
  withdrawn: msg`Widerrufen`
}

export const modeTexts: Words<BookingMode> = {
  reversal: msg`Provision storniert`,
  credit: msg`Gutschrift`,
  goodwill: msg`Kulanz`
}

export const reasonTexts: Words<FeedbackReason> = {
  buyerChangedMind: msg`Käufer hat es sich anders überlegt`,
  priceTooHigh: msg`Preis zu hoch`,
  deliveryTooLate: msg`Lieferung zu spät`,
  unreachable: msg`Nicht erreichbar`,
  notDeliverable: msg`Nicht lieferbar`,
  orderedTwice: msg`Doppelt bestellt`,
  other: msg`Anderer Grund`
}

export const statusTexts: Words<CancellationStatus> = {
  all: msg`Alle`,
  open: msg`Nicht gebucht`,
  booked: msg`Gebucht`,
  feedback: msg`Ohne Rückmeldung`
}

export const notBooked = msg`Nicht gebucht`
export const noFeedback = msg`Offen`
/** Header of the unit column beside the amounts in an export. */
export const unitText = msg`Einheit`
