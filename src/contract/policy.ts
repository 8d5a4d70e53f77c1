import type { Permission } from "../domain/rights/permissions.ts"

/**
 * What each call asks for, by `group.endpoint` (reliability.md decision 9). The guard refuses a call without a row, and
 * a test finds it.
 */
export const policy: Readonly<Record<string, Permission>> = {
  "account.signIn": "public",
  "account.signOut": "public",
  "account.refresh": "public",
  "account.signInByCookie": "public",
  "account.session": "public",
  "bulkOrder.calculate": "public",
  "errorTrace.report": "public",
  "kalkulation.init": "public",
  "kalkulation.calculate": "public",
  "kalkulation.calculateForOrder": "public",
  "kalkulation.calculateDefault": "public",
  "kalkulation.upselling": "public",
  "kalkulation.bestPrice": "public",
  "locations.checkZip": "public",
  "locations.checkZips": "public",
  "locations.placesOfZip": "public",
  "orderProcess.start": "order.place",
  "orderProcess.draft": "order.place",
  "orderProcess.saveAddress": "order.place",
  "orderProcess.savePayment": "order.place",
  "orderProcess.finalCheck": "order.place",
  "orderProcess.place": "order.place",
  "orderProcess.order": "public",
  "prices.best": "public",
  "session.renew": "public",
  "site.common": "public",
  "site.trustedShops": "public",
  "site.enwego": "public",
  "site.checkStatePage": "public",
  "site.checkCountyPage": "public",
  "site.checkCityPage": "public"
}
