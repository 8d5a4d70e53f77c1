import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { longList, longRun, partOf } from "../../../tools/long-runs.ts"
import { randomOf } from "../sample-data/random.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const hosts = ["de.localhost", "at.localhost", "ch.localhost"]

/** Strings that people and programs may put into a URL where a federal state, a county or a postal code belongs. */
const states =
  "bayern hessen Bayern th%C3%BCringen wien tirol zuerich uri x atlantis %00 ..%2f 1 80331".split(" ")
const rest = [
  "80331 1010 8001 00000 99999 0 8033 803311 80331%20 muenchen M%C3%BCnchen dresden landkreis-dachau null undefined",
  "-1 1e5 %2F <script> '-- %25 %0d%0aSet-Cookie:x=1 ;ls %2e%2e __proto__ constructor %F0%9F%94%A5"
]
  .join(" ")
  .split(" ")

const pathOf = (address: string) => new URL(address).pathname

/** Returns all addresses in a site map. */
const addressesOf = (body: string) =>
  [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map((match) => match[1] ?? "")

layer(SampleApi, realTime)("the site map", (it) => {
  it.effect(
    "has pages that answer, each with its own address",
    () =>
      Effect.gen(function* () {
        const { get, failures } = yield* openPages()
        const begun = Date.now()
        let [asked, listed] = [0, 0]
        for (const host of hosts)
          for (const file of addressesOf((yield* get("/sitemap.xml", { host })).body)) {
            const all = addressesOf((yield* get(pathOf(file), { host })).body)
            assert.isNotEmpty(all, file)
            // of thousands of places, only every fiftieth is tested, except in the long run
            const addresses = longList(all, all.length > 500 ? Math.ceil(all.length / 50) : all.length)
            yield* Effect.forEach(
              addresses,
              (address) =>
                Effect.map(get(pathOf(address), { host }), ({ status, body }) => {
                  assert.strictEqual(status, 200, address)
                  assert.include(body, `<link rel="canonical" href="${address}"`, address)
                }),
              { concurrency: 8, discard: true }
            )
            asked += addresses.length
            listed += all.length
          }
        assert.deepStrictEqual(failures, [])
        console.log(`${partOf(asked, listed, "addresses")} of the site maps in ${Date.now() - begun} ms`)
      }),
    longRun(1_800_000, 180_000)
  )

  it.effect("redirects 300 wrong addresses of places to pages that exist", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const random = randomOf(35, "wrong addresses")
      const oneOf = (list: ReadonlyArray<string>) => list[Math.floor(random.between(0, list.length))] ?? ""
      for (let count = 0; count < 300; count++) {
        const host = oneOf(hosts)
        const path = [
          "/pelletpreise",
          oneOf(states),
          oneOf(rest),
          ...(count % 3 === 0 ? [oneOf(rest)] : [])
        ].join("/")
        let page = yield* get(path, { host })
        for (let hops = 0; hops < 3 && page.status >= 301 && page.status <= 308; hops++)
          page = yield* get(page.headers["location"] ?? "/none", { host })
        assert.strictEqual(page.status, 200, `${host}${path}`)
      }
    })
  )
})
