import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { bodyOf, customer } from "../testing/customers.test-support.ts"

const account = "/api/account/benachrichtigungen"

const wish = {
  Kind: "PriceAlarm",
  CountryId: 1,
  ProductId: 20,
  ZipCode: "",
  Amount: 6000,
  Threshold: 400,
  Direction: "Below",
  Channel: "Email"
}

interface Alarm {
  readonly Id: number
  readonly Version: number
  readonly Threshold: number
}

layer(SampleApi, realTime)("a price alarm", (it) => {
  it.effect(
    "that was changed in another tab is neither overwritten nor deleted, and no other change is saved",
    () =>
      Effect.gen(function* () {
        const { browser } = yield* customer("alarm-tabs@kunde.example")
        const alarms = Effect.map(
          browser.get(account),
          (answer) => bodyOf<{ readonly Items: ReadonlyArray<Alarm> }>(answer).Items
        )
        const save = (...Items: ReadonlyArray<object>) => browser.post(account, { Items })
        yield* save({ ...wish, Id: 0, Version: 0, Change: "Added" })
        const [seen] = yield* alarms
        const change = (Threshold: number, Version: number | undefined) =>
          save({ ...wish, Id: seen?.Id, Version, Change: "Modified", Threshold })
        assert.strictEqual((yield* change(390, seen?.Version)).status, 200)
        const late = yield* change(200, seen?.Version)
        assert.strictEqual(late.status, 409, late.text)
        assert.deepInclude(late.body, { Code: "VersionConflict" })
        const gone = yield* save(
          { ...wish, Id: 0, Version: 0, Change: "Added" },
          { ...wish, Id: seen?.Id, Version: seen?.Version, Change: "Deleted" }
        )
        assert.strictEqual(gone.status, 409, gone.text)
        const now = yield* alarms
        assert.deepStrictEqual(
          now.map(({ Threshold }) => Threshold),
          [390]
        )
        assert.strictEqual((yield* change(380, now[0]?.Version)).status, 200)
      })
  )
})
