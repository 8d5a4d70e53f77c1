import { expect, it } from "vitest"
import { spokenFor } from "../../e2e/paths/harness/pages.ts"
import { walks } from "../../model-tests/every-machine/walks.ts"
import { everyMachine, forgotten } from "./every-machine.ts"

const machines = [
  { file: "src/machines/order.machine.ts", id: "order" },
  { file: "src/machines/basket.machine.ts", id: "basket" }
]

it("says of a machine that has no walk or no page, and of a walk that has no machine", () => {
  expect(forgotten(machines, ["order"], ["order", "attic"])).toEqual([
    "basket (src/machines/basket.machine.ts) has no walk: describe it in its folder of model-tests.",
    "basket (src/machines/basket.machine.ts) has no page: walk it in e2e/paths, or say in e2e/paths/harness/pages.ts why nobody meets it.",
    "attic is walked, but there is no such machine."
  ])
})

it("finds no machine of the product without a walk and a page, or the reason why nobody meets it", async () => {
  const found = await everyMachine()
  expect(found.length).toBeGreaterThan(20)
  expect(
    forgotten(
      found,
      walks.map(({ machine }) => machine.id),
      spokenFor
    )
  ).toEqual([])
})
