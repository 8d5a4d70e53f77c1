import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { path, type Shown, support } from "../dealer-desk/dealer-desk.test-support.ts"
import { morning, realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { calculationFor, servedPlace } from "../testing/journey.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { jpeg, svg } from "./pictures.test-support.ts"

interface Offered {
  readonly DealerId: number
  readonly Hash: string
  readonly LogoUrl: string | null
}

const offers = Effect.gen(function* () {
  const { zipCode } = yield* servedPlace
  const answer = yield* (yield* visitor).post("/api/kalkulation/berechnen", calculationFor(zipCode))
  return bodyOf<{ readonly Items: ReadonlyArray<Offered> }>(answer).Items
})

/** Waits until the dealer's offer has this logo; server processes update within two seconds. */
const offerWith = Effect.fnUntraced(function* (dealerId: number, logoUrl: string | null) {
  const until = performance.now() + 5000
  while (performance.now() < until) {
    const offer = (yield* offers).find((each) => each.DealerId === dealerId)
    if (offer?.LogoUrl === logoUrl) return offer
    yield* Effect.sleep("20 millis")
  }
  return yield* Effect.die("No offer has the logo")
})

layer(SampleApi, realTime)("a dealer's logo (rule dealer.logo)", (it) => {
  it.effect("is shown at the desk, on the dealer's page and in offers, and can be removed", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const staff = yield* support("logo")
      const [first] = yield* offers
      assert(first !== undefined)
      assert.isNull(first.LogoUrl)
      const own = `${path}/${first.DealerId}`
      const { RowVersion } = bodyOf<Shown>(yield* staff.get(own))
      const refused = yield* staff.sendFile(`${own}/logo`, "logo.svg", svg())
      assert.deepStrictEqual([refused.status, refused.text.includes("pictureDrawing")], [422, true])
      const saved = yield* staff.sendFile(`${own}/logo`, "logo.jpg", yield* Effect.promise(() => jpeg(21)))
      assert.strictEqual(saved.status, 200, saved.text)
      const { LogoUrl } = bodyOf<{ readonly LogoUrl: string }>(saved)
      assert.match(LogoUrl, /^\/medien\/[0-9a-f]{32}\/[0-9]+\.jpg$/u)
      // the logo does not change the row version, so concurrent edits of the dealer get no conflict
      assert.deepInclude(bodyOf<Shown>(yield* staff.get(own)), { LogoUrl, RowVersion })
      const page = yield* (yield* visitor).get(`/api/site/1/dealers/${first.DealerId}`)
      assert.deepInclude(bodyOf<{ readonly LogoUrl: string }>(page), { LogoUrl })
      // no price has changed: the shown offer can still be ordered (rule offer.hash)
      assert.strictEqual((yield* offerWith(first.DealerId, LogoUrl)).Hash, first.Hash)

      const { client: editor } = yield* signedInWith("logo@medien.example", "Role_Interaid_Editor", morning)
      const [medium] = bodyOf<{
        readonly Items: ReadonlyArray<{
          readonly Id: number
          readonly RowVersion: number
          readonly Alt: string
        }>
      }>(yield* editor.get("/api/cms/media")).Items
      assert.match(medium?.Alt ?? "", /^Logo von /u)
      const used = yield* editor.post(`/api/cms/media/${medium?.Id ?? 0}/entfernen`, {
        RowVersion: medium?.RowVersion ?? 0
      })
      assert.deepStrictEqual(
        [used.status, used.text.includes(`/holzpellethaendler/${first.DealerId}`)],
        [409, true],
        used.text
      )

      assert.strictEqual((yield* staff.post(`${own}/logo/entfernen`, {})).status, 200)
      yield* offerWith(first.DealerId, null)
      const log = yield* sql<{ readonly operation: string }>`
        select detail ->> 'operation' as operation from audit_event
        where event = 'dealerEdited' and detail ->> 'part' = 'logo' order by id`
      assert.deepStrictEqual(
        log.map(({ operation }) => operation),
        ["Modified", "Deleted"]
      )
      assert.strictEqual((yield* staff.sendFile(`${path}/99/logo`, "a.jpg", new Uint8Array([1]))).status, 404)
    })
  )
})
