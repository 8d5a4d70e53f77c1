import { describe, expect, it } from "vitest"
import {
  type SimpleCalculatorInput,
  simpleCalculatorMachine
} from "../../src/machines/simple-calculator.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, rowsOf } from "../harness/table.ts"

type Form = Stage<typeof simpleCalculatorMachine>

const fresh: SimpleCalculatorInput = { countryId: 1, target: "LOOSE", zip: "" }
const ports = ["keepValues", "clearSavedSettings", "releaseLocationTasks", "openLocalPage", "openOffers"]
const begin = (input: Partial<SimpleCalculatorInput> = {}) =>
  stage(simpleCalculatorMachine, { ...fresh, ...input }, ports)

const zip =
  (text: string): Action<Form> =>
  (form) =>
    form.send({ type: "zip.change", zip: text })
const wish =
  (type: string): Action<Form> =>
  (form) =>
    form.send({ type })
const verdict =
  (output: string): Action<Form> =>
  (form) =>
    form.answer("zipCheck", output)
const region = (form: Form, name: "zip" | "amount" | "touch" | "hint" | "wish" | "location"): string =>
  form.snapshot().value.filling[name]

describe("the zip field (rule zip.problems)", () => {
  const problems = { missing: "missing", malformed: "malformed", checking: "checking" }
  const typing = {
    "types 80331": problems.checking,
    "types 8033": problems.malformed,
    "types nothing": problems.missing,
    "clicks the field": problems.missing
  }

  it("follows the table in every state", async () => {
    const rows = await rowsOf<Form>(
      begin,
      (form) => region(form, "zip"),
      {
        "types 80331": zip("80331"),
        "types 8033": zip("8033"),
        "types nothing": zip(""),
        "clicks the field": wish("zip.click"),
        "tries again": wish("zip.recheck"),
        "presses start": wish("search.start"),
        "waits 5 s": (form) => form.wait(5000),
        "leaves the field": wish("zip.left")
      },
      {
        missing: { way: [], leads: typing },
        malformed: { way: [zip("8033")], leads: typing },
        checking: { way: [zip("80331")], leads: typing },
        served: { way: [zip("80331"), verdict("served")], leads: { ...typing, "types 80331": "served" } },
        unserved: {
          way: [zip("80331"), verdict("unserved")],
          leads: { ...typing, "types 80331": "unserved" }
        },
        uncheckable: {
          way: [zip("80331"), (form) => form.fail("zipCheck")],
          // a retry is offered, and pressing start is a retry as well
          leads: {
            ...typing,
            "types 80331": "uncheckable",
            "tries again": "checking",
            "presses start": "checking"
          }
        }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(6 * 8 * 2)
  })

  it("accepts only digits", () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "D-80 331" })
    expect(form.asked("zipCheck")).toEqual([{ countryId: 1, zip: "80331" }])
  })

  it("ignores a late answer about a former zip", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "80331" })
    form.send({ type: "zip.change", zip: "10115" })
    expect(form.isStopped("zipCheck", 0)).toBe(true)
    await form.answer("zipCheck", "unserved", 0)
    expect(region(form, "zip")).toBe("checking")
    await form.answer("zipCheck", "served", 1)
    expect(region(form, "zip")).toBe("served")
  })

  it("shows a hint about other countries beside a problem, and removes it with the next digit", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "1010" })
    expect(region(form, "hint")).toBe("looking")
    await form.answer("countryHint", [2])
    expect([region(form, "hint"), form.snapshot().context.hint]).toEqual(["hinted", [2]])
    form.send({ type: "zip.change", zip: "10101" })
    expect(region(form, "hint")).toBe("idle")
    await form.answer("zipCheck", "unserved")
    expect(region(form, "hint"), "not served here: perhaps elsewhere").toBe("looking")
    await form.answer("countryHint", [])
    expect(region(form, "hint")).toBe("unhinted")
  })
})

describe("a check that is not possible (rule zip.uncheckable)", () => {
  it('never shows "not served", and no hint about another country', async () => {
    const form = begin({ zip: "80331" })
    await form.answer("zipCheck", "uncheckable")
    expect([region(form, "zip"), region(form, "hint")]).toEqual(["uncheckable", "idle"])
  })
})

describe("the amount (rule amount.simple-limits)", () => {
  it.each([
    ["", "missing"],
    ["abc", "tooSmall"],
    ["0", "tooSmall"],
    ["499", "tooSmall"],
    ["500", "right"],
    ["32.000", "right"],
    ["32000", "right"],
    ["32001", "tooLarge"]
  ])("of %j kg is %s", (text, state) => {
    const form = begin()
    form.send({ type: "amount.change", text })
    expect(region(form, "amount")).toBe(state)
  })

  it.each([
    ["0", "tooSmall"],
    ["1", "right"],
    ["15", "right"],
    ["16", "tooLarge"]
  ])("of %j pallets is %s", (text, state) => {
    const form = begin({ target: "PALLET" })
    form.send({ type: "amount.change", text })
    expect(region(form, "amount")).toBe(state)
  })

  it("is checked again in the unit of another group", () => {
    const form = begin({ amountText: "499" })
    form.send({ type: "group.choose", groupId: 4 })
    expect([form.snapshot().context.amount, region(form, "amount")]).toEqual([1, "right"])
  })

  it("starts with the group's default, keeps the user's amount, and follows the unit of the group", () => {
    const form = begin()
    expect(form.snapshot().context.amount).toBe(6000)
    form.send({ type: "group.choose", groupId: 1 })
    expect(form.snapshot().context.amount, "6000 was not chosen").toBe(3000)
    form.send({ type: "group.choose", groupId: 3 })
    form.send({ type: "amount.change", text: "4000" })
    form.send({ type: "group.choose", groupId: 1 })
    expect(form.snapshot().context.amount, "litres count like kilograms").toBe(4000)
    form.send({ type: "group.choose", groupId: 8 })
    expect([form.snapshot().context.amount, region(form, "amount")]).toEqual([1, "right"])
    expect(begin({ target: "PALLET" }).snapshot().context.amount).toBe(1)
  })

  it.each([
    ["typed", {}, 6000],
    ["recalled by the page", { isRecalled: true }, 3000]
  ])("that a group begins with, %s (%j), becomes %i with another fuel", (_, more, carried) => {
    const form = begin()
    form.send({ type: "amount.change", text: "6000", ...more })
    form.send({ type: "group.choose", groupId: 1 })
    expect(form.snapshot().context.amount).toBe(carried)
  })
})
