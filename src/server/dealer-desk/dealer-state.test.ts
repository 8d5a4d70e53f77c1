import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { calculationFor, servedPlace } from "../testing/journey.test-support.ts"
import { visitor } from "../testing/visitor.test-support.ts"
import { path, type Shown, support } from "./dealer-desk.test-support.ts"

/** Returns the offers for six tonnes of pellets at a place. */
const offersAt = Effect.fnUntraced(function* (zipCode: string) {
  const guest = yield* visitor
  const answer = yield* guest.post("/api/kalkulation/berechnen", calculationFor(zipCode))
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<{
    readonly Items: ReadonlyArray<{
      readonly DealerId: number
      readonly TotalPrice: number
      readonly Hash: string
    }>
  }>(answer).Items
})

const eventually = <A, E, R>(ask: Effect.Effect<A, E, R>, isSo: (answer: A) => boolean) =>
  Effect.gen(function* () {
    const until = performance.now() + 10_000
    let answer = yield* ask
    while (!isSo(answer) && performance.now() < until) {
      yield* Effect.sleep("20 millis")
      answer = yield* ask
    }
    assert.isTrue(isSo(answer), JSON.stringify(answer).slice(0, 500))
    return answer
  })

layer(SampleApi, realTime)("offers of dealers whom staff edit", (it) => {
  it.effect(
    "have the dealer's prices, and are missing during a pause, within two seconds (rule dealer.states)",
    () =>
      Effect.gen(function* () {
        const staff = yield* support("stand")
        const { zipCode } = yield* servedPlace
        const before = yield* offersAt(zipCode)
        const [cheapest, rival] = before
        assert(cheapest !== undefined && rival !== undefined)
        const own = `${path}/${cheapest.DealerId}`
        const shown = bodyOf<Shown>(yield* staff.get(own))
        const blowing = shown.Fees.find(
          ({ FeeKey, OptionId, ProductGroupId }) =>
            FeeKey === "BlowingIn" && OptionId === 0 && ProductGroupId === 3
        )
        assert(blowing !== undefined)
        const saved = yield* staff.post(`${own}/gebuehren`, { ...blowing, Amount: blowing.Amount + 500 })
        assert.strictEqual(saved.status, 200, saved.text)
        const dearer = yield* eventually(offersAt(zipCode), (offers) =>
          offers.some(
            ({ DealerId, TotalPrice }) =>
              DealerId === cheapest.DealerId && TotalPrice === cheapest.TotalPrice + 5
          )
        )
        // the price of one dealer changes no other dealer's hash (rule offer.hash)
        const hashOf = (offers: typeof before, id: number) =>
          offers.find(({ DealerId }) => DealerId === id)?.Hash
        assert.strictEqual(hashOf(dearer, rival.DealerId), rival.Hash)
        assert.notStrictEqual(hashOf(dearer, cheapest.DealerId), cheapest.Hash)

        const change = (act: string, RowVersion: number, Reason = "Vertrag ruht") =>
          staff.post(`${own}/stand`, { RowVersion, Act: act, Reason })
        assert.strictEqual((yield* change("pause", shown.RowVersion, " ")).status, 422)
        const paused = yield* change("pause", shown.RowVersion)
        assert.strictEqual(paused.status, 200, paused.text)
        yield* eventually(offersAt(zipCode), (offers) =>
          offers.every(({ DealerId }) => DealerId !== cheapest.DealerId)
        )
        assert.strictEqual((yield* change("resume", shown.RowVersion)).status, 409)
        assert.strictEqual((yield* change("pause", shown.RowVersion + 1)).status, 409)
        assert.strictEqual((yield* change("resume", shown.RowVersion + 1)).status, 200)
        yield* eventually(offersAt(zipCode), (offers) =>
          offers.some(({ DealerId }) => DealerId === cheapest.DealerId)
        )
        assert.strictEqual((yield* change("end", shown.RowVersion + 2)).status, 200)
        const guest = yield* visitor
        yield* eventually(
          guest.get(`/api/site/1/dealers/${cheapest.DealerId}`),
          ({ status }) => status === 410
        )
        assert.strictEqual((yield* change("resume", shown.RowVersion + 3)).status, 409)
      })
  )
})
