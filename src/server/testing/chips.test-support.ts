import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../../contract/schemas/offer.schema.ts"
import {
  addressPayload,
  calculationFor,
  paymentPayload,
  read,
  readDraft,
  readSaved
} from "./journey.test-support.ts"
import type { TestVisitor } from "./visitor.test-support.ts"

/** Returns the first offer of German wood chips, for which the buyer must declare the moisture. */
export const chipsOffer = Effect.fnUntraced(function* (buyer: TestVisitor) {
  const sql = yield* SqlClient
  const [place] = yield* sql<{ readonly zipCode: string; readonly city: string }>`
    select p.zip_code as "zipCode", p.name as city
    from price_row r join delivery_area a on a.id = r.area_id
      join place p on p.country_id = 1 and p.zip_code like a.zip_prefixes[1] || '%'
    where r.product_id = 25 and a.country_id = 1 order by a.id, p.zip_code, p.name limit 1`
  assert(place !== undefined, "no dealer sells wood chips")
  const configuration = { ...calculationFor(place.zipCode), ProductGroupId: 9, Product: { Id: 25 } }
  const [offer] = read(offerList)(yield* buyer.post("/api/kalkulation/berechnen", configuration)).items
  assert(offer !== undefined, "no dealer offers wood chips there")
  return { place, configuration, offer }
})

/** Creates a draft for wood chips and takes it to the summary. */
export const chipsDraft = Effect.fnUntraced(function* (buyer: TestVisitor, change: object = {}) {
  const { place, configuration, offer } = yield* chipsOffer(buyer)
  const begun = yield* buyer.post("/api/order-process/start", {
    Configuration: configuration,
    DealerId: offer.dealerId,
    OfferHash: offer.hash
  })
  const draft = readDraft(begun)
  const addressed = yield* buyer.post("/api/order-process/address/save", addressPayload(draft, place, change))
  const paid = yield* buyer.post(
    "/api/order-process/payment/save",
    paymentPayload(readSaved(addressed).draft)
  )
  return readSaved(paid).draft
})

/** Returns the declaration that is sent when the order is placed. */
export const declared = (MoistureClass: string, BurningAssured: boolean) => ({
  MoistureDeclaration: { MoistureClass, BurningAssured }
})
