import { describe, expect, it } from "vitest"
import { orderMachine } from "../../src/machines/order.machine.ts"
import { heldOf } from "../data/drafts.ts"
import { stage } from "../harness/stage.ts"
import { pathOf } from "../harness/table.ts"

const begin = (rest: Parameters<typeof heldOf>[1] = {}) => {
  const held = heldOf("paid", rest)
  const page = stage(orderMachine, { draftId: "draft-1", wish: null, held }, [
    "showStep",
    "openOrder",
    "forgetKey"
  ])
  return {
    ...page,
    at: () => pathOf(page.snapshot().value),
    isChecked: (recentOrders: number) =>
      page.answer("checkOffer", { kind: "unchanged", recentOrders, ...held }),
    declare: (moistureClass: "below25" | "from25", burningAssured: boolean) =>
      page.send({ type: "moisture.declare", declaration: { moistureClass, burningAssured } })
  }
}
const place = { type: "order.place" } as const
const leave = { type: "step.goto", step: "Payment", variant: null } as const
const comeBack = { type: "step.goto", step: "Summary", variant: null } as const

describe("an order similar to a recent one (decision 021)", () => {
  it("is shown once before the button, and again if there is another one", async () => {
    const page = begin()
    await page.isChecked(1)
    expect(page.at()).toBe("step.summary.offered.doubled")
    page.send(place)
    expect(page.at()).toBe("step.summary.offered.doubled")
    page.send({ type: "double.acknowledge" })
    await page.answer("takeKey", "key-1")
    expect(page.at()).toBe("step.summary.offered.reviewing")
    for (const [count, state] of [
      [1, "keying"],
      [2, "doubled"]
    ] as const) {
      page.send(leave)
      page.send(comeBack)
      await page.isChecked(count)
      expect(page.at()).toBe(`step.summary.offered.${state}`)
    }
  })

  it("never blocks the order: it continues if the check is not answered", async () => {
    const page = begin()
    await page.fail("checkOffer")
    await page.answer("takeKey", "key-1")
    page.send(place)
    expect(page.at()).toBe("step.summary.placing")
  })
})

describe("German wood chips (decision 021)", () => {
  const chips = { productGroupId: 9 } as const
  const fields = (page: ReturnType<typeof begin>) =>
    page.snapshot().context.problems.map(({ field, code }) => `${field} ${code}`)

  it("are ordered only with a suitable declaration, and nothing is declared by default", async () => {
    const page = begin(chips)
    await page.isChecked(0)
    await page.answer("takeKey", "key-1")
    expect(page.snapshot().context.moisture).toBeNull()
    page.send(place)
    expect([page.at(), ...fields(page)]).toEqual(["step.summary.offered.reviewing", "moistureClass required"])
    page.declare("from25", false)
    expect(fields(page)).toEqual([])
    page.send(place)
    expect([page.at(), ...fields(page)]).toEqual([
      "step.summary.offered.reviewing",
      "burningAssured notAccepted"
    ])
    page.declare("from25", true)
    expect(fields(page)).toEqual([])
    page.send(place)
    expect(page.at()).toBe("step.summary.placing")
    expect(page.asked("placeOrder")).toMatchObject([
      {
        moistureDeclaration: { moistureClass: "from25", burningAssured: true },
        idempotencyKey: "key-1-from25"
      }
    ])
  })

  it("clear only the declaration's own problems when it is changed", async () => {
    const page = begin(chips)
    await page.isChecked(0)
    await page.answer("takeKey", "key-1")
    page.declare("below25", false)
    page.send(place)
    const refused = ["moistureClass", "burningAssured", "emailAddress"]
    await page.answer("placeOrder", {
      kind: "refused",
      problems: refused.map((field) => ({ field, code: "required" }))
    })
    page.declare("from25", true)
    expect(fields(page)).toEqual(["emailAddress required"])
  })

  it("keep their declaration while it is unknown whether the order was placed", async () => {
    const page = begin(chips)
    await page.isChecked(0)
    await page.answer("takeKey", "key-1")
    page.declare("below25", false)
    page.send(place)
    page.declare("from25", true)
    await page.fail("placeOrder")
    page.declare("from25", true)
    page.send({ type: "place.retry" })
    const asked = page.asked("placeOrder")
    expect(asked).toHaveLength(2)
    expect(asked[1]).toEqual(asked[0])
  })

  it("need no declaration outside Germany, and none is sent", async () => {
    const page = begin({ ...chips, countryId: 2 })
    await page.isChecked(0)
    await page.answer("takeKey", "key-1")
    page.declare("from25", false)
    page.send(place)
    expect(page.asked("placeOrder")).toMatchObject([{ moistureDeclaration: null, idempotencyKey: "key-1" }])
  })
})
