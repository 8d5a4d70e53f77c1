import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { offerList } from "../../contract/schemas/offer.schema.ts"
import { sentPrices } from "../../domain/price-list-files/sent-prices.ts"
import { textTable } from "../../domain/price-list-files/text-table.ts"
import { priceLines } from "../dealer-lists/stored-lines.ts"
import { findOrder } from "../orders/order-page.ts"
import { receiptSections } from "../orders/receipt-sections.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import {
  addressPayload,
  calculationFor,
  checkPayload,
  paymentPayload,
  placeOrder,
  read,
  readDraft,
  readPlaced,
  readRefusal,
  readSaved
} from "../testing/journey.test-support.ts"
import { type TestVisitor, visitor } from "../testing/visitor.test-support.ts"
import { listOf, publish, sentFrom, workerOf } from "./price-lists.test-support.ts"

const firewood = 7
const product = 29
const [beech, oak, cm33, kilnDried, fresh, pefc] = [61, 62, 72, 81, 83, 31] as const

/** Finds a dealer of firewood in Germany, with one of the dealer's areas and a place in it. */
const dealerOfFirewood = Effect.gen(function* () {
  const sql = yield* SqlClient
  const [found] = yield* sql<{
    readonly dealerId: number
    readonly area: string
    readonly zipCode: string
    readonly city: string
  }>`
    select a.dealer_id as "dealerId", a.external_number as area, p.zip_code as "zipCode", p.name as city
    from price_row r join delivery_area a on a.id = r.area_id join dealer d on d.id = a.dealer_id
      join place p on p.country_id = 1 and p.zip_code like a.zip_prefixes[1] || '%'
    where r.product_id = ${product} and a.country_id = 1 and d.state = 'active'
    order by a.id, p.zip_code, p.name limit 1`
  assert(found !== undefined, "no dealer sells firewood")
  return found
})

/**
 * Returns the file that the dealer's spreadsheet writes: the marks of one kind of goods are in one cell, those of
 * another in separate columns; the most expensive goods have no marks.
 */
const fileOf = (area: string) =>
  [
    "Liefergebiet;Produkt;Zertifikat;Holzart;Scheitlänge;Holzfeuchte;Ab Menge;Preis",
    `${area};Kaminholz;Buche, 33 cm, kammergetrocknet, PEFC;;;;0;1,20`,
    `${area};Kaminholz;;Eiche;33 cm;frisch;0;1,25`,
    `${area};Kaminholz;;Eiche;33 cm;;0;1,30`,
    `${area};Kaminholz;PEFC;;;;0;1,40`,
    `${area};Kaminholz;;;;;0;1,50`
  ].join("\n")

const readOffers = read(offerList)

/**
 * Requests the dealer's offers of goods with these marks, until the server processes have loaded the list; returns the
 * marks of each offer, sorted by price.
 */
const offered = Effect.fnUntraced(function* (
  buyer: TestVisitor,
  { dealerId, zipCode }: { readonly dealerId: number; readonly zipCode: string },
  marks: ReadonlyArray<number> = []
) {
  const configuration = {
    ...calculationFor(zipCode),
    ProductGroupId: firewood,
    Product: { Id: product },
    Amount: 1000,
    ProductCertifications: marks
  }
  const { items, hasDefaultOffers } = readOffers(
    yield* buyer.post("/api/kalkulation/berechnen", configuration)
  )
  const own = hasDefaultOffers ? undefined : items.find((offer) => offer.dealerId === dealerId)
  return { configuration, own, marks: own ? [own, ...own.children].map((each) => each.certificationIds) : [] }
})

layer(SampleApi, realTime)("firewood that a dealer declares in a price list (rule offer.declared)", (it) => {
  it.effect("is offered, found and ordered exactly as it was declared", () =>
    Effect.gen(function* () {
      const seller = yield* dealerOfFirewood
      const dealer = yield* workerOf("holz@haendler.example", seller.dealerId)
      const list = yield* listOf(dealer)
      const areas = list.Areas.map(({ Id, Number }) => ({ id: Id, number: Number, name: Number }))
      const table = textTable(fileOf(seller.area))
      assert(table.kind === "read")
      const prices = sentPrices(table.rows, areas)
      assert(prices.kind === "rows")
      const others = sentFrom(list).filter(({ Product }) => Product !== "kaminholz")
      const rows = prices.rows.map((row) => ({
        Area: row.area,
        Product: row.product,
        Certificate: row.certificate,
        FromAmount: row.fromAmount,
        UnitPrice: row.unitPrice
      }))
      const { Current } = yield* publish(dealer, list, { Rows: [...others, ...rows] })
      const kept = Current.Rows.filter(({ ProductId }) => ProductId === product)
      assert.sameMembers(
        kept.map(({ CertificationId }) => CertificationId),
        [31_617_281, 627_283, 6272, 31, 0]
      )

      const buyer = yield* visitor
      const dryBeech = [pefc, beech, cm33, kilnDried]
      const freshOak = [oak, cm33, fresh]
      const anyOak = [oak, cm33]
      const wood = [dryBeech, freshOak, anyOak, [pefc], []]
      let all = yield* offered(buyer, seller)
      for (let tries = 0; tries < 40 && all.marks.length !== wood.length; tries += 1) {
        yield* Effect.sleep("50 millis")
        all = yield* offered(buyer, seller)
      }
      assert.deepStrictEqual(all.marks, wood, "each kind has its price, the cheapest first")
      assert.deepStrictEqual((yield* offered(buyer, seller, [oak])).marks, [freshOak, anyOak])
      assert.deepStrictEqual((yield* offered(buyer, seller, [cm33, kilnDried])).marks, [dryBeech])
      assert.deepStrictEqual((yield* offered(buyer, seller, [oak, kilnDried])).marks, [])
      assert.deepStrictEqual((yield* offered(buyer, seller, [pefc])).marks, [dryBeech, [pefc]])

      // an exported file contains the same goods, whatever older rows it also contains
      const lines = (yield* priceLines([seller.dealerId])).filter(
        (line) => line?.productId === product && line.unitPrice < 200
      )
      assert.sameMembers(
        [...new Set(lines.map((line) => line?.certificate))],
        ["Buche, 33 cm, kammergetrocknet, PEFC", "Eiche, 33 cm, frisch", "Eiche, 33 cm", "PEFC", ""]
      )

      const { configuration, own } = all
      // this offer declares only oak and a length of 33 cm; the cheaper offer with fresh oak matches these marks, too
      const oakOffer = own?.children[1]
      assert(oakOffer !== undefined)
      // goods without declarations are more expensive than declared ones, and are nevertheless chosen
      const plainOffer = own?.children[3]
      assert(plainOffer !== undefined)
      const plain = yield* buyer.post("/api/kalkulation/bestellung/berechnen", {
        Configuration: { ...configuration, OfferProductCertifications: [] },
        DealerId: seller.dealerId,
        OfferHash: plainOffer.hash
      })
      assert.deepInclude(plain.body, { PriceChanged: false }, plain.text)
      const begun = yield* buyer.post("/api/order-process/start", {
        Configuration: { ...configuration, OfferProductCertifications: oakOffer.certificationIds },
        DealerId: seller.dealerId,
        OfferHash: oakOffer.hash
      })
      assert.strictEqual(begun.status, 200, begun.text)
      const addressed = yield* buyer.post(
        "/api/order-process/address/save",
        addressPayload(readDraft(begun), seller)
      )
      const paid = yield* buyer.post(
        "/api/order-process/payment/save",
        paymentPayload(readSaved(addressed).draft)
      )
      const placed = yield* placeOrder(buyer, readSaved(paid).draft, "declared-wood")
      assert.strictEqual(placed.status, 201, placed.text)
      const order = yield* findOrder(readPlaced(placed).orderId)
      assert(order !== undefined)
      const [goods] = receiptSections(order)
      assert.deepStrictEqual(
        goods?.rows.filter(([name]) => name.startsWith("Holz") || name.startsWith("Scheit")),
        [
          ["Holzart", "Eiche"],
          ["Scheitlänge", "33 cm"],
          ["Holzfeuchte", "nicht angegeben"]
        ]
      )

      // the cheaper fresh oak also matches the marks of the oak that is withdrawn now, and does not take its place
      const next = yield* buyer.post("/api/order-process/start", {
        Configuration: { ...configuration, OfferProductCertifications: oakOffer.certificationIds },
        DealerId: seller.dealerId,
        OfferHash: oakOffer.hash
      })
      const again = yield* buyer.post(
        "/api/order-process/address/save",
        addressPayload(readDraft(next), seller)
      )
      const ready = readSaved(
        yield* buyer.post("/api/order-process/payment/save", paymentPayload(readSaved(again).draft))
      ).draft
      yield* publish(dealer, yield* listOf(dealer), {
        Rows: [...others, ...rows.filter(({ Certificate }) => Certificate !== "Eiche, 33 cm")]
      })
      const checked = yield* buyer.post("/api/order-process/final-check", checkPayload(ready))
      assert.strictEqual(readRefusal(checked).code, "OfferGone", checked.text)
    })
  )

  it.effect("is refused with all known words if one of its words is unknown", () =>
    Effect.gen(function* () {
      const seller = yield* dealerOfFirewood
      const dealer = yield* workerOf("holzwort@haendler.example", seller.dealerId)
      const answer = yield* dealer.post(`/api/preislisten/${seller.dealerId}/pruefen`, {
        Rows: [
          {
            Area: seller.area,
            Product: "kaminholz",
            Certificate: "Buche, Ahorn",
            FromAmount: "0",
            UnitPrice: "420,00"
          }
        ]
      })
      assert.include(answer.text, "certificateUnknown")
      assert.include(answer.text, "Hartholz gemischt")
    })
  )
})
