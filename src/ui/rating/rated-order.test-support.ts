import type { RatedOrder } from "../../domain/account/rating-link.ts"
import type { SiteFacts } from "../layouts/site-facts.ts"

export const facts: SiteFacts = {
  company: "Heizmarkt Beispiel GmbH",
  email: "service@shop.example",
  customerPhone: "+49 30 000000",
  pressPhone: "+49 30 000001",
  isSample: false,
  homes: { de: "/", "de-AT": "/at", ch: "/ch" },
  person: null,
  trust: null
}

/** A delivered order that its buyer may rate. */
export const order: RatedOrder = {
  orderNumber: "HM-26-100001",
  dealerName: "Wärme GmbH",
  productName: "Holzpellets lose",
  placedAt: "2026-11-01T10:00:00Z",
  isRated: false,
  isOwn: false,
  firstName: "",
  place: ""
}
