import { describe, expect, it } from "vitest"
import { applicableSteps, type OrderStepKey, type PaymentVariant } from "../../src/domain/order/steps.ts"
import { validatedStepsMachine } from "../../src/machines/order/validated-steps.machine.ts"
import { isReadable, nextSteps, openSteps, type StoredSteps } from "../../src/machines/order/stored-steps.ts"
import { stage } from "../harness/stage.ts"

/** The steps that the server opens, according to the order machine. */
const table: ReadonlyArray<
  readonly [done: string, several: ReadonlyArray<OrderStepKey>, single: ReadonlyArray<OrderStepKey>]
> = [
  ["", ["DeliveryAddress"], ["DeliveryAddress"]],
  ["s", ["DeliveryAddress"], ["DeliveryAddress"]],
  ["p", ["DeliveryAddress"], ["DeliveryAddress"]],
  ["sp", ["DeliveryAddress"], ["DeliveryAddress"]],
  ["a", ["DeliveryAddress", "DeliveryStations"], ["DeliveryAddress", "Payment"]],
  ["ap", ["DeliveryAddress", "DeliveryStations"], ["DeliveryAddress", "Payment", "Summary", "FinalCheck"]],
  ["as", ["DeliveryAddress", "DeliveryStations", "Payment"], ["DeliveryAddress", "Payment"]],
  [
    "asp",
    ["DeliveryAddress", "DeliveryStations", "Payment", "Summary", "FinalCheck"],
    ["DeliveryAddress", "Payment", "Summary", "FinalCheck"]
  ]
]
const variants: ReadonlyArray<PaymentVariant> = [
  "Installment",
  "InteraidInvoice",
  "InteraidSepa",
  "Invoice",
  "PayPal",
  "Sepa"
]
const factsOf = (done: string, count: number) => ({
  count,
  address: done.includes("a"),
  stations: done.includes("s"),
  payment: done.includes("p")
})
const keysOf = (stored: StoredSteps, count: number, variant: PaymentVariant = "Invoice") =>
  openSteps(applicableSteps({ stations: count, variant }), stored).map(({ key }) => key)

describe("the steps that the server opens, by the order machine", () => {
  for (const [done, several, single] of table)
    it(`follow from "${done}", whatever the former state of the machine`, () => {
      for (const [count, expected] of [
        [3, several],
        [2, several],
        [1, single]
      ] as const) {
        const facts = factsOf(done, count)
        for (const variant of variants)
          expect(keysOf(nextSteps(null, facts), count, variant)).toEqual(expected)
        for (const [before] of table)
          for (const formerly of [1, 2, 3]) {
            const stored = nextSteps(null, factsOf(before, formerly))
            expect(keysOf(nextSteps(stored, facts), count)).toEqual(expected)
          }
      }
    })

  it("end at the first step that is not done", () => {
    const machine = stage(validatedStepsMachine, factsOf("sp", 3))
    expect(machine.snapshot().value).toBe("DeliveryAddress")
    machine.send({ type: "facts.changed", facts: factsOf("a", 3) })
    expect(machine.snapshot().value).toBe("DeliveryStations")
    machine.send({ type: "facts.changed", facts: factsOf("", 3) })
    expect(machine.snapshot().value).toBe("DeliveryAddress")
  })

  it("contain the payment variant and their weights", () => {
    const steps = openSteps(
      applicableSteps({ stations: 3, variant: "Sepa" }),
      nextSteps(null, factsOf("asp", 3))
    )
    expect(steps.map(({ variant, weight }) => [variant, weight])).toEqual([
      [null, 0],
      [null, 5],
      ["Sepa", 20],
      [null, 99],
      [null, 100]
    ])
  })
})

describe("a stored snapshot", () => {
  const facts = factsOf("asp", 3)

  it("can be restored after serialisation", () => {
    const stored = structuredClone(nextSteps(null, factsOf("as", 3)))
    expect(nextSteps(stored, facts).value).toBe("Summary")
  })

  it("of another machine version opens at the latest accessible step (rule machine.version)", () => {
    const older = { ...nextSteps(null, factsOf("", 3)), machineVersion: 0 }
    expect([isReadable(older), isReadable(null), isReadable(nextSteps(null, facts))]).toEqual([
      false,
      false,
      true
    ])
    expect(nextSteps(older, factsOf("as", 3)).value).toBe("Payment")
  })
})
