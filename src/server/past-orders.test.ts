import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../contract/order.schema.ts"
import { sampleSite } from "../domain/sample-site.ts"
import { confirmationMail } from "./orders/confirmation-mail.ts"
import { findOrder } from "./orders/order-page.ts"
import { SampleDatabase } from "./testing-database.ts"

layer(SampleDatabase, { excludeTestServices: true })("the sample's past orders", (it) => {
  it.effect("can be shown as the contract says and confirmed in the numbers of their country", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const rows = yield* sql<{ readonly id: string }>`select id from customer_order order by id`
      assert.isAtLeast(rows.length, 10)
      for (const { id } of rows) {
        const order = yield* findOrder(id)
        assert(order !== undefined)
        yield* Schema.encodeEffect(orderView)(order)
        const { text } = confirmationMail(order, {
          operator: sampleSite.operator,
          link: "https://shop.example/"
        })
        const price =
          order.countryId === 3
            ? /^Gesamtpreis: CHF\s[\d’']+\.\d\d$/mu
            : /^Gesamtpreis: (?:€\s)?[\d.\s]+,\d\d(?:\s€)?$/mu
        assert.match(text, price)
      }
    })
  )
})
