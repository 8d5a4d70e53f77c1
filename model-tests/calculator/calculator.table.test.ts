import { describe, expect, it } from "vitest"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { listOf, pellets } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { answer, type Action, differences, pathOf, rowsOf, send } from "../harness/table.ts"

type Calculator = Stage<typeof calculatorMachine>

const blank: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: {},
  data: pellets,
  list: null,
  source: "DEFAULT"
}
const asked = { ...blank, query: { zipCode: "80331", amount: 6000 } }
const begin = (input: CalculatorInput) =>
  stage(calculatorMachine, input, ["persist", "showAddress", "openOrder"])
const wait =
  (milliseconds: number): Action<Calculator> =>
  (page) =>
    page.wait(milliseconds)
const calculated = (list: unknown) => answer("calculate", { kind: "calculated", validFor: 1_800_000, list })

const stored = answer("recallConfiguration", {})
const toCalculating = [stored, send("zip.change", { zip: "80331" }), wait(1500)]
const toEmpty = [...toCalculating, calculated(listOf([]))]
const toInvalid = [stored, send("zip.change", { zip: "803" }), wait(1500)]
const amountOf = (text: string) => [...toCalculating, send("amount.change", { text }), wait(1500)]

const actions: Readonly<Record<string, Action<Calculator>>> = {
  "types another zip": send("zip.change", { zip: "10115" }),
  "types the zip as it stands": (page) =>
    page.send({ type: "zip.change", zip: page.snapshot().context.calculation.zipCode }),
  "types the amount as it stands": (page) =>
    page.send({ type: "amount.change", text: String(page.snapshot().context.amount ?? "") }),
  "types another amount": send("amount.change", { text: "7000" }),
  "clicks an option": send("choice.make", { choice: { kind: "option", choice: { id: 110 } } }),
  "clicks what is not offered": send("choice.make", { choice: { kind: "option", choice: { id: 7 } } }),
  "resets the options": send("configuration.reset"),
  "presses the button": send("calculation.start"),
  "tries again": send("calculation.retry"),
  "goes back to another address": send("address.changed", {
    query: { zipCode: "80333", amount: 3000 }
  }),
  "gets another amount": send("configuration.changed", { zipCode: "80335", amount: 2000 }),
  "waits 1499 ms": wait(1499),
  "waits 1500 ms": wait(1500),
  "waits 30 min less 1 ms": wait(1_799_999),
  "waits 30 min": wait(1_800_000),
  "orders what is not listed": send("offer.order", { offerId: "nothing" })
}

/** Resulting state of each action in every state of `ready`, for a calculator with 80331 and a valid amount. */
const everywhere = {
  "types another zip": "ready.settling",
  "types another amount": "ready.settling",
  "clicks an option": "ready.calculating",
  "resets the options": "ready.calculating",
  "presses the button": "ready.calculating",
  "goes back to another address": "ready.calculating",
  "gets another amount": "ready.calculating"
}
const without = (problem: string) => ({
  ...everywhere,
  "clicks an option": problem,
  "resets the options": problem,
  "presses the button": problem
})

describe("the calculator's transition table", () => {
  it("holds in every state for every action", async () => {
    const rows = await rowsOf<Calculator>(
      () => begin(blank),
      (page) => pathOf(page.snapshot().value),
      actions,
      {
        "ready.idle": {
          way: [stored],
          leads: without("ready.blocked.zipRequired")
        },
        "ready.settling": {
          way: [stored, send("zip.change", { zip: "80331" })],
          leads: {
            ...everywhere,
            "waits 1500 ms": "ready.calculating",
            "waits 30 min less 1 ms": "ready.calculating",
            "waits 30 min": "ready.calculating"
          }
        },
        "ready.calculating": { way: toCalculating, leads: everywhere },
        "ready.calculated.offers": {
          way: [...toCalculating, calculated(listOf(["a", "b"]))],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.defaultOffers": {
          way: [...toCalculating, calculated(listOf(["a"], true))],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.explaining": {
          way: toEmpty,
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.noOffers": {
          way: [...toEmpty, answer("zipCheck", "served")],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.unserved.looking": {
          way: [...toEmpty, answer("zipCheck", "unserved")],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.unserved.hinted": {
          way: [...toEmpty, answer("zipCheck", "unserved"), answer("countryHint", [2])],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.unserved.unhinted": {
          way: [...toEmpty, answer("zipCheck", "unserved"), answer("countryHint", [])],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.calculated.empty.unexplained": {
          way: [...toEmpty, (page) => page.fail("zipCheck")],
          leads: { ...everywhere, "waits 30 min": "ready.calculating" }
        },
        "ready.failed": {
          way: [...toCalculating, (page) => page.fail("calculate")],
          leads: { ...everywhere, "tries again": "ready.calculating" }
        },
        "ready.blocked.refused": {
          way: [
            ...toCalculating,
            answer("calculate", { kind: "refused", problems: [{ field: "zipCode", code: "invalid" }] })
          ],
          leads: everywhere
        },
        "ready.blocked.zipRequired": {
          way: [...toCalculating, send("zip.change", { zip: "" }), wait(1500)],
          leads: without("ready.blocked.zipRequired")
        },
        "ready.blocked.zipInvalid.looking": {
          way: toInvalid,
          leads: without("ready.blocked.zipInvalid.looking")
        },
        "ready.blocked.zipInvalid.hinted": {
          way: [...toInvalid, answer("countryHint", [2])],
          leads: without("ready.blocked.zipInvalid.looking")
        },
        "ready.blocked.zipInvalid.unhinted": {
          way: [...toInvalid, answer("countryHint", [])],
          leads: without("ready.blocked.zipInvalid.looking")
        },
        "ready.blocked.amountRequired": { way: amountOf(""), leads: without("ready.blocked.amountRequired") },
        "ready.blocked.amountMin": { way: amountOf("999"), leads: without("ready.blocked.amountMin") },
        "ready.blocked.amountMax": { way: amountOf("20001"), leads: without("ready.blocked.amountMax") }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(20 * 16 * 2)
  })

  it("allows only a retry before the available options are known", async () => {
    const asking = "initializing.stored.recalling + data.fetching"
    const rows = await rowsOf<Calculator>(
      () => begin({ ...asked, data: null }),
      (page) => pathOf(page.snapshot().value),
      actions,
      {
        [asking]: { way: [], leads: {} },
        "initializing.stored.known + data.fetching": { way: [stored], leads: {} },
        "initializing.stored.recalling + data.known": {
          way: [answer("fetchConfiguration", pellets)],
          leads: {}
        },
        unavailable: {
          way: [(page) => page.fail("fetchConfiguration")],
          leads: { "tries again": asking, "presses the button": asking }
        }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(4 * 16 * 2)
  })

  it("starts with storage and options at once, and continues without the storage but not without the options", async () => {
    const page = begin({ ...asked, data: null })
    expect([page.asked("recallConfiguration"), page.asked("fetchConfiguration")]).toEqual([
      [{ countryId: 1, productGroupId: 3 }],
      [{ countryId: 1, productGroupId: 3 }]
    ])
    await page.fail("recallConfiguration")
    await page.fail("fetchConfiguration")
    expect(pathOf(page.snapshot().value)).toBe("unavailable")
    page.send({ type: "calculation.retry" })
    await page.answer("fetchConfiguration", pellets)
    await page.fail("recallConfiguration")
    expect(pathOf(page.snapshot().value)).toBe("ready.calculating")
  })
})
