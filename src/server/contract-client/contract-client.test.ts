import { layer } from "@effect/vitest"
import { Effect } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import assert from "node:assert/strict"
import { join } from "node:path"
import { realTime } from "../testing/api.test-support.ts"
import { ProviderApi } from "../testing/provider-orders.test-support.ts"
import { Client } from "./client.test-support.ts"
import { readPricePages } from "./prices.test-support.ts"
import {
  askUpselling,
  calculateBulk,
  calculateDefaults,
  recalculate,
  refuseBlackListed,
  refuseNonsense,
  searchOffers
} from "./searching.test-support.ts"
import { customerMember, dealerMember, payPalBuyer, servedPlaces, servedShop } from "./shop.test-support.ts"
import { bookOrder, cancelledOrders, readStatistics } from "./dealer-lists.test-support.ts"
import { askAboutMailbox, keepSignedIn, signedIn, signOut } from "./members.test-support.ts"
import {
  addressIn,
  cancel,
  findOffer,
  order,
  readOrder,
  registerGuest,
  waysToPay,
  withdraw
} from "./ordering.test-support.ts"
import { number, text } from "./wire.test-support.ts"

/**
 * Payment options of offers by country: in Switzerland there are no direct debits and no credit, and the operator does
 * not sell there.
 */
const variantsIn: Readonly<Record<number, ReadonlyArray<string>>> = {
  1: ["Installment", "InteraidInvoice", "InteraidSepa", "Invoice", "PayPal", "Sepa"],
  2: ["Installment", "InteraidInvoice", "Invoice", "PayPal", "Sepa"],
  3: ["Invoice"]
}

const thisYear = { From: "2026-01-01", To: "2026-12-31" }

const countries = [
  [1, "Germany"],
  [2, "Austria"],
  [3, "Switzerland"]
] as const

layer(ProviderApi, realTime)("a client that knows only the specification", (it) => {
  for (const [countryId, country] of countries) {
    it.effect(`searches and calculates in ${country}`, () =>
      Effect.gen(function* () {
        const shop = yield* servedShop
        const [place] = yield* servedPlaces(countryId)
        yield* Effect.promise(async () => {
          assert(place !== undefined)
          const client = await new Client(shop).begin()
          const [cheapest] = await searchOffers(client, place)
          assert(cheapest !== undefined)
          await recalculate(client, place, cheapest)
          await calculateDefaults(client, place)
          await askUpselling(client, place)
          await refuseNonsense(client, place)
          assert((await refuseBlackListed(client, place)) > 0)
          await calculateBulk(client, place)
          await readPricePages(client, place)
        })
      })
    )

    it.effect(`orders with each way to pay in ${country}, signs in and reads the orders`, () =>
      Effect.gen(function* () {
        const shop = yield* servedShop
        const places = yield* servedPlaces(countryId)
        const [home] = places
        assert(home !== undefined)
        const paypal = yield* payPalBuyer
        yield* Effect.promise(async () => {
          const guest = await new Client(shop).begin()
          const variants = new Set<unknown>()
          for (const way of await waysToPay(guest, home)) {
            const purchase = await findOffer(guest, places, way)
            if (purchase === undefined) continue
            await registerGuest(guest, purchase.place, `gast-${countryId}@vertrag.example`)
            const placed = await order(guest, purchase, paypal)
            variants.add(placed["Variant"])
            const page = await readOrder(guest, text(placed["OrderId"]))
            assert.equal(page["Status"], "placed")
          }
          assert.deepEqual(variants, new Set(variantsIn[countryId]))
        })
      })
    )

    it.effect(`cancels as a customer in ${country}, whose dealer books it and reads statistics`, () =>
      Effect.gen(function* () {
        const shop = yield* servedShop
        const places = yield* servedPlaces(countryId)
        const email = `kunde-${countryId}@vertrag.example`
        const [home] = places
        assert(home !== undefined)
        const guest = yield* Effect.promise(() => new Client(shop).begin())
        const purchase = yield* Effect.promise(async () => {
          const [invoice] = await waysToPay(guest, home)
          assert(invoice !== undefined)
          return findOffer(guest, places, { ...invoice, isInteraid: false })
        })
        assert(purchase !== undefined)
        const customer = yield* customerMember(email, addressIn(purchase.place))
        const dealerId = number(purchase.offer["DealerId"])
        const dealer = yield* dealerMember(`haendler-${countryId}@vertrag.example`, dealerId)
        yield* Effect.promise(async () => {
          const buyer = await signedIn(shop, customer)
          await keepSignedIn(buyer)
          const placed = await order(buyer, purchase, () => Promise.resolve())
          const orderId = text(placed["OrderId"])
          const page = await readOrder(buyer, orderId)
          if (page["CanWithdraw"] === true) await withdraw(buyer, { ...placed, Email: email })
          else await cancel(buyer, page)
          const ended = (await readOrder(buyer, orderId))["Status"]
          assert.equal(ended, countryId === 3 ? "cancelledByCustomer" : "withdrawn")
          await signOut(buyer, "/api/kunde/bestellungen")

          const seller = await signedIn(shop, dealer)
          const row = (await cancelledOrders(seller, countryId, thisYear)).find(
            ({ OrderId }) => OrderId === orderId
          )
          assert(row !== undefined)
          assert.equal(row["ProductId"], 20)
          await bookOrder(seller, row)
          const after = (await cancelledOrders(seller, countryId, thisYear)).find(
            ({ OrderId }) => OrderId === orderId
          )
          assert.deepEqual([after?.["IsBooked"], after?.["BookedAs"]], [true, "credit"])
          await readStatistics(seller, countryId, thisYear)
          await askAboutMailbox(await new Client(shop).begin(), email)
        })
      })
    )
  }
})

layer(ProviderApi)("the files of the client", (it) => {
  it.effect("import nothing from the shop", () =>
    Effect.sync(() => {
      const files = readdirSync(import.meta.dirname).filter(
        (name) => name.endsWith(".test-support.ts") && name !== "shop.test-support.ts"
      )
      const imported = files.flatMap((name) =>
        [...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/from "([^"]+)"/gu)].map(
          ([, from]) => from
        )
      )
      assert.deepEqual(
        imported.filter((from) => !from?.startsWith("node:") && !from?.startsWith("./")),
        []
      )
    })
  )
})
