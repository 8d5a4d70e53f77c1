import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { priceText, productWord, certificateName } from "../../domain/price-list/sent-rows.ts"
import { makeAccount, signInAs } from "../testing/accounts.test-support.ts"
import { morning, TestApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

export interface ToldRow {
  readonly AreaId: number
  readonly ProductId: number
  readonly CertificationId: number
  readonly FromAmount: number
  readonly UnitPrice: number
}

export interface ToldEntry {
  readonly Id: number
  readonly Version: number | null
  readonly State: string
  readonly Source: string
  readonly By: string
  readonly Reason: string
  readonly RestoredFrom: number | null
  readonly Added: number
  readonly Changed: number
  readonly Gone: number
}

export interface ToldList {
  readonly DealerId: number
  readonly Version: number
  readonly Areas: ReadonlyArray<{ readonly Id: number; readonly Number: string }>
  readonly Rows: ReadonlyArray<ToldRow>
  readonly Announced: number
  readonly Scheduled: ReadonlyArray<ToldEntry>
}

export interface Published {
  readonly IsChanged: boolean
  readonly Entry: ToldEntry | null
  readonly Current: ToldList
}

export const pathOf = (dealerId: number, to = "") =>
  `/api/preislisten/${dealerId}${to === "" ? "" : `/${to}`}`

/** Returns sample dealers who do not deliver to Munich, the lowest ids first. */
export const dealersElsewhere = Effect.gen(function* () {
  const sql = yield* SqlClient
  return (yield* sql<{ readonly id: number }>`
    select distinct d.id from dealer d join delivery_area a on a.dealer_id = d.id join price_row p on p.area_id = a.id
    where d.state = 'active' and d.country_id = 1
      and not exists (select from delivery_area o, unnest(o.zip_prefixes) x
        where o.dealer_id = d.id and '80331' like x || '%')
    order by d.id`).map(({ id }) => id)
})

/** Returns sample dealers who offer loose pellets at a postal code, by default in Munich, the lowest ids first. */
export const dealersOf = (zipCode = "80331") =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return (yield* sql<{ readonly id: number }>`
      select distinct d.id from dealer d join delivery_area a on a.dealer_id = d.id
        join price_row p on p.area_id = a.id and p.product_id = 20
      where d.state = 'active' and d.country_id = 1
        and exists (select from unnest(a.zip_prefixes) x where ${zipCode} like x || '%')
      order by d.id`).map(({ id }) => id)
  })

/** Signs in as a user of a dealer. */
export const workerOf = Effect.fnUntraced(function* (email: string, dealerId: number) {
  const { setTime } = yield* TestApi
  setTime(morning)
  const sql = yield* SqlClient
  const id = yield* makeAccount(email, ["Role_AdvertisingPartner"])
  yield* sql`update account set dealer_id = ${dealerId} where id = ${id}`
  return (yield* signInAs(email)).client
})

export const staffFor = (email: string) =>
  Effect.map(signedInWith(email, "Role_Interaid_DealerSupport", morning), ({ client }) => client)

/** Converts the rows of a returned list to the format for sending; `price` can change prices. */
export const sentFrom = (list: ToldList, price: (row: ToldRow) => number = ({ UnitPrice }) => UnitPrice) => {
  const numbers = new Map(list.Areas.map(({ Id, Number }) => [Id, Number]))
  return list.Rows.map((row) => ({
    Area: numbers.get(row.AreaId) ?? "",
    Product: productWord(row.ProductId),
    Certificate: certificateName(row.ProductId, row.CertificationId),
    FromAmount: String(row.FromAmount),
    UnitPrice: priceText(price(row))
  }))
}

export const listOf = Effect.fnUntraced(function* (who: TestVisitor, dealerId?: number) {
  const answer = yield* who.get(pathOf(dealerId ?? 0))
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<ToldList>(answer)
})

export const publication = (list: ToldList, change: object = {}) => ({
  BaseVersion: list.Version,
  AcceptWarnings: true,
  BeginsAt: null,
  Reason: "",
  ...change
})

/** Publishes a list with every price raised by 100; `change` replaces parts of the request. Returns the result. */
export const publish = Effect.fnUntraced(function* (who: TestVisitor, list: ToldList, change: object = {}) {
  const answer = yield* who.post(pathOf(list.DealerId, "veroeffentlichen"), {
    ...publication(list),
    Rows: sentFrom(list, ({ UnitPrice }) => UnitPrice + 100),
    ...change
  })
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<Published>(answer)
})
