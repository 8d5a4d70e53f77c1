import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dealerListPath } from "../../src/domain/dealer/dealer-address.ts"
import { regionsOf } from "../../src/domain/place/region.ts"
import { startShop } from "../../tools/child.ts"
import { inDatabase } from "../in-database.ts"
import { makeDatabase } from "../make-database.ts"
import { pageCost, scriptLines } from "../page-cost.ts"
import type { Line } from "../table.ts"

const manyDealers = 1500
const manyReviews = 200_000

/** Adds reviews for every dealer; the content of each review is derived from its number. */
const moreReviews = Effect.gen(function* () {
  const sql = yield* SqlClient
  // the shop's own statement timeout would be too short
  yield* sql`set local statement_timeout = 0`
  yield* sql`
    insert into review (dealer_id, product_group_id, delivered_on, stars, delivery, quality, service, body, created_at)
    select d.id, 3, current_date - (n % 900)::int, 1 + n % 5, 1 + n % 5, 1 + n % 4, 5, 'Geliefert wie vereinbart, Nr. ' || n,
      now() - n * interval '7 minutes'
    from (select id, row_number() over (order by id) as place from dealer) d,
      generate_series(1, ${manyReviews}::int) n
    where n % ${manyDealers}::int = d.place - 1`
  yield* sql`analyze`
})

const upTo = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index + 1)

/**
 * Returns URLs of lists in every sort order and with every filter. Only the first pages are used, so that no page is
 * past the end of a list. The shop calculates a filter once for the whole country, so all URLs with the same filter are
 * consecutive. Postal codes that do not exist make enough different URLs: they show the same list, and only the form
 * reports the unknown postal code.
 */
const listsOf = (
  paths: ReadonlyArray<string>,
  { pages, codes }: { readonly pages: number; readonly codes: number }
) =>
  ["", "&pcert=1", "&pcert=2", "&pcert=4", "&pcert=1,2", "&pcert=1,4", "&pcert=2,4", "&pcert=1,2,4"]
    .flatMap((quality) => ["", "&ap=1", "&lbp=1", "&ap=1&lbp=1"].map((extra) => quality + extra))
    .flatMap((filter) =>
      upTo(codes).flatMap((code) =>
        upTo(pages).flatMap((page) =>
          [0, 1, 2].flatMap((sort) =>
            paths.map((path) => `${path}?zipCode=0000${code}&sort=${sort}&page=${page}${filter}`)
          )
        )
      )
    )

const inOneTransaction = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient, (sql) => sql.withTransaction(effect))

/** Measures the dealers' public pages, with as many dealers and reviews as the market may have. */
export const dealerPages = async (): Promise<ReadonlyArray<Line>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-dealers-"))
  chmodSync(dataDir, 0o755) // PostgreSQL's user must get in
  try {
    await makeDatabase(dataDir, { dealers: manyDealers, scale: 0.01 })
    await inDatabase(dataDir, inOneTransaction(moreReviews))
    const shop = await startShop(dataDir, { TRUSTED_PROXIES: "127.0.0.1" })
    try {
      const all = (await (await fetch(`${shop.origin}/api/site/1/dealer-pages/all`)).json()) as {
        readonly Paths: ReadonlyArray<string>
      }
      const dealers = all.Paths.filter((path) => /\/\d{6,}$/u.test(path))
      const lists = (await (await fetch(`${shop.origin}/api/site/1/pages/local/all`)).json()) as {
        readonly Paths: ReadonlyArray<string>
      }
      const towns = lists.Paths.filter((path) => /\d$/u.test(path)).map((path) =>
        path.replace(/^\/pelletpreise/u, "/holzpellethaendler")
      )
      const states = regionsOf(1).map(({ slug }) => dealerListPath(slug))
      const [dealer = "", town = ""] = [dealers[0], towns[0]]
      const reviews = dealers.map((path) => `/bewertungen/${path.split("/").at(-1)}`)
      // enough pages, so that none of them is requested twice within six seconds: otherwise the bench would measure the
      // cache
      const atTowns = towns
        .slice(0, 20)
        .flatMap((place) => dealers.map((path) => `${path}?zipCode=${place.split("/").at(-1)}`))
      const parts = [
        "sortierung=beste",
        "sortierung=schlechteste",
        ...[1, 2, 3, 4, 5].map((stars) => `sterne=${stars}`)
      ]
        .flatMap((part) => [1, 2, 3].map((page) => `${part}&seite=${page}`))
        .flatMap((query) => reviews.map((path) => `${path}?${query}`))
      return [
        ...(await pageCost(shop, { name: "page of a dealer", pages: atTowns, kept: dealer })),
        ...(await pageCost(shop, { name: "dealers of a place", pages: towns, kept: town })),
        ...(await pageCost(shop, {
          name: "dealers of the country",
          pages: listsOf(["/holzpellethaendler"], { pages: 10, codes: 9 }),
          kept: "/holzpellethaendler"
        })),
        ...(await pageCost(shop, {
          name: "dealers of a state",
          pages: listsOf(states, { pages: 1, codes: 8 }),
          kept: states[0] ?? ""
        })),
        ...(await pageCost(shop, { name: "reviews of a dealer", pages: parts, kept: reviews[0] ?? "" })),
        ...(await scriptLines(shop, ["/holzpellethaendler", dealer, reviews[0] ?? ""]))
      ]
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
