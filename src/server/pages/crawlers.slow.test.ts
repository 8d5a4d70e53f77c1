import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { randomOf } from "../sample-data/random.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { openPages } from "./pages.test-support.ts"

const hosts = ["de.localhost", "at.localhost", "ch.localhost"]

/** Texts that people and programs may put where a state, a county or a postal code belongs. */
const states =
  "bayern hessen Bayern th%C3%BCringen wien tirol zuerich uri x atlantis %00 ..%2f 1 80331".split(" ")
const rest = [
  "80331 1010 8001 00000 99999 0 8033 803311 80331%20 muenchen M%C3%BCnchen dresden landkreis-dachau null undefined",
  "-1 1e5 %2F <script> '-- %25 %0d%0aSet-Cookie:x=1 ;ls %2e%2e __proto__ constructor %F0%9F%94%A5"
]
  .join(" ")
  .split(" ")

const pathOf = (address: string) => new URL(address).pathname

layer(SampleApi, realTime)("the site map", (it) => {
  it.effect("has pages that answer, each with its own address", () =>
    Effect.gen(function* () {
      const { get } = yield* openPages()
      const addressesOf = (body: string) =>
        [...body.matchAll(/<loc>([^<]*)<\/loc>/gu)].map((match) => match[1] ?? "")
      for (const host of hosts)
        for (const file of addressesOf((yield* get("/sitemap.xml", { host })).body)) {
          const addresses = addressesOf((yield* get(pathOf(file), { host })).body)
          assert.isNotEmpty(addresses, file)
          // every fiftieth of thousands of places
          const step = addresses.length > 500 ? 50 : 1
          for (const address of addresses.filter((_, index) => index % step === 0)) {
            const page = yield* get(pathOf(address), { host })
            assert.strictEqual(page.status, 200, address)
            assert.include(page.body, `<link rel="canonical" href="${address}"`, address)
          }
        }
    })
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
