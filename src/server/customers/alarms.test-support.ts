import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { bodyOf } from "../testing/customers.test-support.ts"
import { mailsTo as keptMails, workOnce } from "../testing/registration.test-support.ts"
import { TestVisitor, visitor } from "../testing/visitor.test-support.ts"

export const account = "/api/account/benachrichtigungen"

export const wish = {
  Kind: "PriceAlarm",
  CountryId: 1,
  ProductId: 20,
  ZipCode: "",
  Amount: 6000,
  Threshold: 400,
  Direction: "Below",
  Channel: "Email"
}

export interface Alarm {
  readonly Id: number
  readonly Confirmed: boolean
  readonly Threshold: number
}

export const alarmsOf = Effect.fnUntraced(function* (browser: TestVisitor) {
  return bodyOf<{ readonly Items: ReadonlyArray<Alarm> }>(yield* browser.get(account)).Items
})

/** Runs all due jobs, and returns the mails sent to a mailbox, newest last. */
export const mailsTo = (email: string) => Effect.andThen(workOnce(), keptMails(email))

export const tokenIn = (text: string | undefined): string =>
  /\/benachrichtigungen\/([A-Za-z0-9_-]{43})\/bestaetigen/u.exec(text ?? "")?.[1] ?? ""

export const look = (browser: TestVisitor, token: string) => browser.get(`/api/benachrichtigungen/${token}`)
export const follow = (browser: TestVisitor, token: string) =>
  browser.post("/api/benachrichtigungen/link", { Token: token })

/** Stores prices of loose pellets in a country by day, as the nightly job does. */
export const prices = Effect.fnUntraced(function* (
  countryId: number,
  region: string,
  days: Readonly<Record<string, number>>
) {
  const sql = yield* SqlClient
  yield* sql`delete from price_day where country_id = ${countryId} and product_id = 20 and area_code = ${region}`
  for (const [day, price] of Object.entries(days))
    yield* sql`insert into price_day values (${countryId}, ${region}, 20, ${day}::date, ${price}, 50)`
})

export const subscribed = Effect.fnUntraced(function* (email: string, change: object = {}) {
  const guest = yield* visitor
  const answer = yield* guest.post("/api/benachrichtigungen", { ...wish, Email: email, ...change })
  assert.deepStrictEqual(answer.body, { success: true }, answer.text)
  const [mail] = yield* mailsTo(email)
  const token = tokenIn(mail?.text)
  return { guest, mail, token }
})
