import { afterAll, describe, expect, it } from "vitest"
import { validatedStepsMachine } from "../src/machines/order/validated-steps.machine.ts"
import { explore } from "./harness/walk.ts"

const booleans = [false, true]
const everyFact = [1, 3].flatMap((count) =>
  booleans.flatMap((address) =>
    booleans.flatMap((stations) => booleans.map((payment) => ({ count, address, stations, payment })))
  )
)

describe("every way through validatedSteps", () => {
  const { broken, untaken, unrefused, summary } = explore(validatedStepsMachine, {
    inputs: everyFact,
    events: everyFact.map((facts) => ({ type: "facts.changed", facts })),
    sees: ({ value, context }) => [value, context]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "nobody pays without an address": ({ value, context }) => value !== "Payment" || context.address,
        "nobody orders what is not complete": ({ value, context }) =>
          value !== "Summary" ||
          (context.address && context.payment && (context.count === 1 || context.stations)),
        "nobody spreads one delivery": ({ value, context }) =>
          value !== "DeliveryStations" || context.count > 1,
        "it always knows where it stands": ({ value }) => value !== "deciding"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
