import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { sentPrices } from "../../domain/price-list-files/sent-prices.ts"
import { textTable } from "../../domain/price-list-files/text-table.ts"
import { nextSteps } from "../boot/next-steps.ts"
import { TestDatabase } from "../db/testing.ts"
import { folderOf } from "../dealer-lists/lists.test-support.ts"
import { listOf, publish } from "../price-lists/price-lists.test-support.ts"
import { apiOver, morning, realTime } from "../testing/api.test-support.ts"
import { munich, runCommand } from "../testing/commands.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { calculationFor, placeOrder, readPlaced, readyDraft } from "../testing/journey.test-support.ts"
import { act, dealerUser, type State } from "../testing/order-life.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import {
  areaOf,
  branchOf,
  created,
  feeOf,
  path,
  profileOf,
  type Row,
  type Shown
} from "./dealer-desk.test-support.ts"

/** A price list in the format of a German spreadsheet program. */
const file = [
  "Liefergebiet;Produkt;Zertifikat;Ab Menge;Preis",
  "Gebiet;Holzpellets lose;ENplus A1;0;318,00",
  "Gebiet;Holzpellets lose;ENplus A1;3.000;299,50"
].join("\r\n")

interface Offered {
  readonly Items: ReadonlyArray<{ readonly DealerId: number; readonly TotalPrice: number }>
}

layer(apiOver(TestDatabase.layer), realTime)(
  "from an empty shop to the first order (docs/operations.md)",
  (it) => {
    it.effect(
      "a dealer is added, a price list is uploaded, and a guest's order is confirmed by the dealer",
      () =>
        Effect.gen(function* () {
          assert.lengthOf(yield* nextSteps, 4)
          const folder = yield* folderOf()
          const places = join(folder, "DE.txt")
          writeFileSync(places, munich)
          assert.strictEqual((yield* runCommand("places-import.ts", places)).code, 0)
          const { client: staff } = yield* signedInWith("chefin@haus.example", "Role_Interaid_Admin", morning)
          assert.lengthOf(yield* nextSteps, 2)
          const saved = Effect.fnUntraced(function* (to: string, body: object) {
            const answer = yield* staff.post(to, body)
            assert.strictEqual(answer.status, 200, answer.text)
            return answer
          })

          const dealer = yield* created(staff, "Erste Wärme GmbH")
          const own = `${path}/${dealer.Id}`
          yield* saved(own, {
            ...profileOf(dealer),
            RowVersion: dealer.RowVersion,
            PaymentIds: [40],
            DefaultPaymentId: 40
          })
          const branch = bodyOf<Row>(yield* saved(`${own}/niederlassungen`, branchOf()))
          yield* saved(`${own}/liefergebiete`, areaOf(branch.Id, "80, 81000-81999"))
          yield* saved(`${own}/gebuehren`, feeOf({ Amount: 3450 }))
          const { RowVersion } = bodyOf<Shown>(yield* staff.get(own))
          yield* saved(`${own}/stand`, { RowVersion, Act: "resume", Reason: "Vertrag unterschrieben" })
          const offers = Effect.map(
            (yield* visitor).post("/api/kalkulation/berechnen", calculationFor("80331")),
            (answer) => bodyOf<Offered>(answer).Items
          )
          assert.deepStrictEqual(yield* offers, [], "nothing is offered without prices")

          const { client: worker } = yield* dealerUser("preise@waerme.example", dealer.Id)
          const list = yield* listOf(worker)
          const table = textTable(file)
          assert(table.kind === "read")
          const prices = sentPrices(
            table.rows,
            list.Areas.map(({ Id, Number: number }) => ({ id: Id, number, name: "Gebiet" }))
          )
          assert(prices.kind === "rows", JSON.stringify(prices))
          const Rows = prices.rows.map((row) => ({
            Area: row.area,
            Product: row.product,
            Certificate: row.certificate,
            FromAmount: row.fromAmount,
            UnitPrice: row.unitPrice
          }))
          assert.isTrue((yield* publish(worker, list, { Rows })).IsChanged)
          assert.lengthOf(yield* nextSteps, 0)
          const published = performance.now()
          let found = yield* offers
          while (found.length === 0 && performance.now() - published < 2000) {
            yield* Effect.sleep("20 millis")
            found = yield* offers
          }
          // 6 t at 299.50 € per tonne, plus a blow-in fee of 34.50 €
          assert.deepStrictEqual(
            found.map(({ DealerId, TotalPrice }) => [DealerId, TotalPrice]),
            [[dealer.Id, 1831.5]]
          )

          const buyer = yield* visitor
          const placed = yield* placeOrder(buyer, yield* readyDraft(buyer), "first-order")
          assert.strictEqual(placed.status, 201, placed.text)
          const { orderId } = readPlaced(placed)
          const confirmed = yield* act(worker, orderId, "confirm", { Version: 1 })
          assert.strictEqual(bodyOf<State>(confirmed).Status, "confirmed", confirmed.text)
          const page = yield* buyer.get(`/api/orders/${orderId}`)
          assert.include(page.text, '"Status":"confirmed"')
        })
    )
  }
)
