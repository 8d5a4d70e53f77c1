import { assert, layer } from "@effect/vitest"
import { verify } from "@node-rs/argon2"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerAddress } from "../../domain/account/dealer-address.ts"
import { roles } from "../../domain/rights/roles.ts"
import { insertMany } from "../db/insert-many.ts"
import { loadReferenceData } from "../db/reference-data.ts"
import { TestDatabase } from "../db/testing.ts"
import { sampleRedirect } from "./dealer-redirect.ts"
import { loadSampleData, type SampleDataOptions } from "./load.ts"

const today = "2026-11-21"
const load = (options: Partial<SampleDataOptions> = {}) =>
  Effect.gen(function* () {
    const printed: Array<string> = []
    yield* loadSampleData({ seed: 42, today, progress: (line) => printed.push(line), ...options })
    return printed
  })

const tables = [
  ["region", "*"],
  ["place", "*"],
  ["dealer", "*"],
  ["branch", "*"],
  ["delivery_area", "*"],
  ["price_row", "*"],
  ["dealer_fee", "*"],
  ["review", "*"],
  ["review_event", "*"],
  ["vat_class_rate", "*"],
  ["price_day", "*"],
  ["market_price", "*"],
  ["price_list_version", "*"],
  ["customer_order", "*"],
  ["order_line", "*"],
  ["order_event", "*"],
  ["order_cancellation", "*"],
  ["order_cancellation_comment", "order_id, kind, account_id, body, created_at"],
  ["account", "id, email, roles, dealer_id, first_name, last_name, country_id, created_at"]
] as const

/** Returns one fingerprint per table, independent of the row order. */
const fingerprints = Effect.gen(function* () {
  const sql = yield* SqlClient
  const found: Record<string, string> = {}
  for (const [table, columns] of tables) {
    const [row] = yield* sql<{ readonly hash: string }>`
      select count(*) || ' ' || md5(string_agg(r::text, ' ' order by r::text)) as hash
      from (select ${sql.literal(columns)} from ${sql(table)}) r`
    found[table] = row?.hash ?? ""
  }
  return found
})

/** Loads the sample data into a separate database and returns the fingerprints of its tables. */
const loadedElsewhere = (options: Partial<SampleDataOptions>) =>
  Effect.andThen(load(options), fingerprints).pipe(Effect.provide(Layer.fresh(TestDatabase.layer)))

layer(TestDatabase.layer)("the sample data", (it) => {
  it.effect("are loaded once", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const printed = yield* load({ scale: 0.1 })
      const before = yield* fingerprints
      assert.isTrue(printed.includes("Dealers: 15 with price lists, fees and reviews"))
      assert.deepStrictEqual(yield* load({ scale: 0.1 }), ["No sample data loaded: they are there"])
      assert.deepStrictEqual(yield* fingerprints, before)
      const [installation] = yield* sql`select sample_seed, data_kind, installed_on::text from installation`
      assert.deepStrictEqual(installation, { sample_seed: 42, data_kind: "sample", installed_on: today })
    })
  )

  it.effect("are the same rows for the same number and day, and others for another number", () =>
    Effect.gen(function* () {
      const here = yield* fingerprints
      assert.deepStrictEqual(yield* loadedElsewhere({ scale: 0.1 }), here)
      const other = yield* loadedElsewhere({ scale: 0.1, seed: 43 })
      const same = tables.map(([table]) => table).filter((table) => other[table] === here[table])
      assert.deepStrictEqual(same, ["region", "place", "vat_class_rate", "price_list_version", "account"])
    })
  )
})

layer(TestDatabase.layer)("users of the sample data", (it) => {
  it.effect("are one for each role, with a password that is printed once and kept as argon2id", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const printed = yield* load({ scale: 0.02 })
      const accounts = yield* sql<{
        readonly email: string
        readonly hash: string
        readonly roles: ReadonlyArray<string>
        readonly dealer: number | null
        readonly totp: string | null
      }>`select email, password_hash as hash, roles, dealer_id as dealer, totp_secret as totp from account order by id`
      assert.strictEqual(new Set(accounts.flatMap((account) => account.roles)).size, roles.length)
      for (const account of accounts) {
        const line = printed.find((text) => text.includes(` ${account.email} `)) ?? ""
        const [, , password = "", , totp] = line.trim().split(/ +/u)
        assert.match(account.hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
        assert.isTrue(yield* Effect.promise(() => verify(account.hash, password)))
        const isStaff = account.roles.some((role) => role.startsWith("Role_Interaid_"))
        assert.strictEqual(account.totp, isStaff ? totp : null)
        assert.strictEqual(account.dealer !== null, account.roles[0] === "Role_AdvertisingPartner")
      }
    })
  )
})

layer(TestDatabase.layer)("the dealer of the sample with an address of its own", (it) => {
  it.effect("is one, with a user who is redirected there and a host that the operator has listed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* load({ scale: 0.02 })
      const led = yield* sql<{
        readonly email: string
        readonly address: string
        readonly hosts: Array<string>
      }>`
        select a.email, d.redirect_url as address, array(select host from redirect_host) as hosts
        from dealer d left join account a on a.dealer_id = d.id where d.redirect_url is not null`
      assert.deepStrictEqual(
        led.map(({ email, address, hosts }) => [email, dealerAddress(address, hosts)]),
        [["portal@heizmarkt.example", sampleRedirect]]
      )
    })
  )
})

layer(TestDatabase.layer)("an installation with real data", (it) => {
  it.effect("never gets sample data", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`insert into installation (data_kind, installed_on) values ('real', ${today})`
      assert.deepStrictEqual(yield* load(), ["No sample data loaded: this is an installation with real data"])
      assert.deepStrictEqual(yield* sql`select from dealer union all select from place`, [])
    })
  )
})

layer(TestDatabase.layer)("a database with dealers of its own", (it) => {
  it.effect("never gets sample data", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`
        insert into dealer (id, country_id, name, slug, street, zip_code, city, phone, email, rating, rating_count,
          payment_ids, default_payment_id)
        values (100000, 1, 'A', 'a', 'Weg 1', '01067', 'Dresden', '1', 'a@b.example', 0, 0, '{40}', 40)`
      assert.deepStrictEqual(yield* load(), [
        "No sample data loaded: there are dealers that are not of the sample"
      ])
      assert.deepStrictEqual(yield* sql`select from installation union all select from place`, [])
    })
  )
})

layer(TestDatabase.layer)("places that were imported before", (it) => {
  it.effect("are those the sample dealers deliver to", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* loadReferenceData
      const place = (country_id: number, zip_code: string, region_code: string) => ({
        country_id,
        zip_code,
        name: "Neuort",
        region_code
      })
      yield* insertMany("place", [place(1, "01067", "SN"), place(2, "1010", "W"), place(3, "9490", "LI")])
      yield* load({ scale: 0.02 })
      const cities = yield* sql`select distinct city, zip_code from dealer order by 2`
      assert.deepStrictEqual(cities, [
        { city: "Neuort", zip_code: "01067" },
        { city: "Neuort", zip_code: "1010" },
        { city: "Neuort", zip_code: "9490" }
      ])
    })
  )
})
