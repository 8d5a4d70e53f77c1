import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { MenuGroup } from "../../../domain/rights/menu-facts.ts"

/** Titles of the subjects in the work menu; the group of start pages has no title. */
export const groupTexts: Readonly<Record<Exclude<MenuGroup, "start">, MessageDescriptor>> = {
  service: msg`Kundendienst`,
  content: msg`Inhalte`,
  advertising: msg`Werbung`,
  orders: msg`Bestellungen`,
  offer: msg`Mein Angebot`,
  partners: msg`Händlerbetreuung`,
  figures: msg`Auswertung`,
  operation: msg`Betrieb`,
  own: msg`Mein Konto`
}
