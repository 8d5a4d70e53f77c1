import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import type { FunnelKey } from "../../domain/figures/shop-figures.ts"

/** Funnel steps in the wording used by staff, which is also used in the exported file. */
export const funnelTexts: Readonly<Record<FunnelKey, MessageDescriptor>> = {
  seen: msg`Liste mit Angeboten gesehen`,
  begun: msg`Bestellung begonnen`,
  address: msg`Adresse angegeben`,
  stations: msg`Mengen verteilt`,
  payment: msg`Zahlung gewählt`,
  placed: msg`Bestellt`
}
