import { expect, it } from "vitest"
import { walkedPages, walkIsAskedOf } from "../../e2e/paths/harness/pages.ts"
import { walks } from "../../model-tests/every-machine/walks.ts"
import { everyMachine, forgotten } from "./every-machine.ts"

const machines = [
  { file: "src/machines/order.machine.ts", id: "order" },
  { file: "src/machines/basket.machine.ts", id: "basket" }
]

it("a machine without a required walk or page is reported, and a walk without a machine", () => {
  expect(forgotten(machines, ["order"], ["attic"], ["order"])).toEqual([
    "basket (src/machines/basket.machine.ts) has no walk: describe it in its folder of model-tests.",
    "order holds money, a session or unsaved work and has no page: walk it in e2e/paths.",
    "attic is walked, but there is no such machine."
  ])
})

it("every machine of the product has its walk and its required page", async () => {
  const found = await everyMachine()
  expect(found.length).toBeGreaterThan(20)
  expect(
    forgotten(
      found,
      walks.map(({ machine }) => machine.id),
      walkedPages.flatMap((page) => page.machines.map(({ id }) => id)),
      walkIsAskedOf
    )
  ).toEqual([])
})
