import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { OwnPressure } from "../ports/pressure.ts"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { openPages } from "./pages.test-support.ts"

layer(SampleApi, realTime)("pages under a load (rule safety.shedding)", (it) => {
  it.effect("are not rendered, unless they are an order's, and those in memory are sent", () =>
    Effect.gen(function* () {
      const pressure = new OwnPressure()
      const { get, sendForm, renders } = yield* openPages(undefined, { pressure })
      assert.strictEqual((yield* get("/impressum")).status, 200)
      pressure.look(400, 0)
      const before = renders()
      const refused = yield* get("/datenschutz")
      assert.strictEqual(refused.status, 503)
      assert.match(refused.headers["retry-after"] ?? "", /^[2-6]$/u)
      assert.include(refused.body, `<meta http-equiv="refresh" content="${refused.headers["retry-after"]}">`)
      assert.include(refused.body, "viel los")
      assert.strictEqual((yield* get("/impressum")).status, 200)
      assert.strictEqual(renders(), before)
      assert.notStrictEqual((yield* get("/heizoel/bestellung")).status, 503)

      pressure.look(2_000, 1)
      const form = yield* sendForm("/vertrag-widerrufen", { Name: "Muster" })
      assert.strictEqual(form.status, 503)
      assert.include(form.body, "einen Schritt zurück")
      assert.notInclude(form.body, "refresh")

      for (let look = 1; look <= 12; look++) pressure.look(0, look * 2_000)
      assert.strictEqual((yield* get("/datenschutz")).status, 200)
    })
  )
})
