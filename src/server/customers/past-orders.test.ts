import { assert, layer } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { orderView } from "../../contract/schemas/order.schema.ts"
import { UnknownLegalVersion } from "../../domain/legal/text-by-version.ts"
import { withdrawalVersion } from "../../domain/legal/withdrawal.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { confirmationMail } from "../orders/receipt-mail.ts"
import { findOrder } from "../orders/order-page.ts"
import { SampleDatabase } from "../testing/testing-database.ts"

layer(SampleDatabase, { excludeTestServices: true })("the sample's past orders", (it) => {
  it.effect("match the contract, and are confirmed in the number format of their country", () =>
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
          link: "https://shop.example/",
          isMailboxProved: true
        })
        const price =
          order.countryId === 3
            ? /^Gesamtpreis: CHF\s[\d’']+\.\d\d$/mu
            : /^Gesamtpreis: (?:€\s)?[\d.\s]+,\d\d(?:\s€)?$/mu
        assert.match(text, price)
      }
    })
  )

  it.effect("are confirmed with the legal texts that they name, whichever are in force", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const [row] = yield* sql<{ readonly id: string }>`
        select id from customer_order where country_id = 1 and receipt -> 'legalVersions' ->> 'withdrawal' <> ${withdrawalVersion(1, 1)}
        order by id limit 1`
      const order = yield* findOrder(row?.id ?? "")
      assert(order !== undefined)
      const mailUnder = (withdrawal: string) =>
        confirmationMail(
          { ...order, legalVersions: { ...order.legalVersions, withdrawal } },
          { operator: sampleSite.operator, link: "https://shop.example/", isMailboxProved: true }
        )
      const ofOil = "etwa mit einem Restbestand im Tank"
      assert.notInclude(mailUnder(order.legalVersions.withdrawal).text, ofOil)
      const { text, html } = mailUnder(withdrawalVersion(1, 1))
      for (const body of [text, html])
        for (const part of [withdrawalVersion(1, 1), ofOil]) assert.include(body, part)
      assert.throws(() => mailUnder("widerruf-de-liquid-2020-01-01"), UnknownLegalVersion)
    })
  )
})
