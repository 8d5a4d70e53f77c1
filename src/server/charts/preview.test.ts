import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import { realTime, SampleApi } from "../testing/api.test-support.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { ChartPictures } from "../ports/chart-pictures.ts"
import { Memories } from "../ports/memories.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { previews } from "./preview.ts"

layer(SampleApi, realTime)("a preview that could not be drawn", (it) => {
  it.effect("is tried again by the next call, and then cached", () =>
    Effect.gen(function* () {
      let drawn = 0
      const pictures = {
        svg: () => "<svg/>",
        png: () =>
          Effect.suspend(() =>
            ++drawn === 1 ? Effect.die("no memory") : Effect.succeed(new Uint8Array([drawn]))
          )
      }
      const previewOf = yield* previews.pipe(
        Effect.provideService(ChartPictures, pictures),
        Effect.provideService(Memories, { add: () => {} }),
        Effect.provideService(ShopSite, sampleSite)
      )
      const ask = previewOf(1, "pellets", undefined)
      assert.strictEqual((yield* Effect.exit(ask))._tag, "Failure")
      assert.deepStrictEqual([yield* ask, yield* ask], [new Uint8Array([2]), new Uint8Array([2])])
    })
  )
})
