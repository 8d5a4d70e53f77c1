import { it } from "vitest"
import { toursOf } from "../harness/tours.ts"
import { orderPaths } from "../../e2e/paths/order.paths.ts"
it("tours", () => {
  const t0 = performance.now()
  const { tours, missing } = toursOf({ ...orderPaths, happenings: orderPaths.gestures })
  console.log(
    performance.now() - t0,
    tours.length,
    tours.reduce((s, t) => s + t.stops.length, 0)
  )
  console.log(missing.join("\n"))
  console.log(tours.map((t) => [t.start.name, ...t.stops.map((s) => s.name)].join(" → ")).join("\n\n"))
})
