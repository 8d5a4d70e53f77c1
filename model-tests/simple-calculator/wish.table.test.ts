import { describe, expect, it } from "vitest"
import {
  type SimpleCalculatorInput,
  simpleCalculatorMachine
} from "../../src/machines/simple-calculator.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, rowsOf } from "../harness/table.ts"

type Form = Stage<typeof simpleCalculatorMachine>

const fresh: SimpleCalculatorInput = { countryId: 1, target: "LOOSE", zip: "80331" }
const ports = ["keepValues", "clearSavedSettings", "releaseLocationTasks", "openLocalPage", "openOffers"]
const begin = (input: Partial<SimpleCalculatorInput> = {}) =>
  stage(simpleCalculatorMachine, { ...fresh, ...input }, ports)
const filling = (form: Form) => form.snapshot().value.filling

const does =
  (type: string, payload: object = {}): Action<Form> =>
  (form) =>
    form.send({ type, ...payload })
const wait =
  (milliseconds: number): Action<Form> =>
  (form) =>
    form.wait(milliseconds)
const verdict =
  (output: string): Action<Form> =>
  (form) =>
    form.answer("zipCheck", output)
const served = verdict("served")
const type = (zip: string) => does("zip.change", { zip })
const amount = (text: string) => does("amount.change", { text })

const actions: Readonly<Record<string, Action<Form>>> = {
  "types a zip": type("10115"),
  "clicks the zip field": does("zip.click"),
  "types an amount": amount("7000"),
  "chooses oil": does("group.choose", { groupId: 1 }),
  "presses start": does("search.start"),
  "opens the settings": does("settings.open"),
  "tries again": does("zip.recheck"),
  "leaves the field": does("zip.left"),
  "comes back": does("page.shown"),
  "waits 1500 ms": wait(1500),
  "waits 5 s": wait(5000)
}

describe("the request for offers (rule start.waits)", () => {
  const off = {
    "types a zip": "browsing",
    "clicks the zip field": "browsing",
    "types an amount": "browsing",
    "chooses oil": "browsing"
  }
  const waits = { "presses start": "starting", "opens the settings": "starting" }

  it("follows the table in every state", async () => {
    const rows = await rowsOf<Form>(begin, (form) => filling(form).wish, actions, {
      browsing: { way: [], leads: waits },
      starting: { way: [does("search.start")], leads: { ...off, "waits 5 s": "refused" } },
      refused: {
        way: [does("search.start"), verdict("unserved")],
        // retrying the check does not request offers yet
        leads: { ...off, "tries again": "browsing" }
      },
      leaving: {
        way: [served, does("search.start")],
        leads: { ...off, "comes back": "browsing" }
      }
    })
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(4 * 11 * 2)
  })

  it("repeats the check of a zip that could not be checked, by start or by a retry", async () => {
    const refused = async () => {
      const form = begin()
      form.send({ type: "search.start" })
      await form.fail("zipCheck")
      expect(filling(form)).toMatchObject({ zip: "uncheckable", wish: "refused" })
      return form
    }
    for (const [event, wish, opened] of [
      ["search.start", "starting", 1],
      ["settings.open", "starting", 1],
      ["zip.recheck", "browsing", 0]
    ] as const) {
      const form = await refused()
      form.send({ type: event })
      expect(filling(form)).toMatchObject({ zip: "checking", wish })
      await form.answer("zipCheck", "served")
      expect(form.effects("openOffers")).toHaveLength(opened)
    }
  })

  it("opens what was requested last: the offers or the settings", async () => {
    for (const [first, last, openSettings] of [
      ["settings.open", "search.start", false],
      ["search.start", "settings.open", true]
    ] as const) {
      const form = begin()
      form.send({ type: first })
      await form.fail("zipCheck")
      form.send({ type: last })
      await form.answer("zipCheck", "served")
      expect(form.effects("openOffers")).toMatchObject([{ openSettings }])
    }
  })

  it("opens the offers after a cancelled request for the settings", async () => {
    const form = begin()
    form.send({ type: "settings.open" })
    form.send({ type: "amount.change", text: "7000" })
    form.send({ type: "search.start" })
    await form.answer("zipCheck", "served")
    expect(form.effects("openOffers")).toMatchObject([{ openSettings: false, amount: 7000 }])
  })

  it("does not wait for the zip if the amount is invalid", () => {
    const form = begin({ amountText: "499" })
    form.send({ type: "search.start" })
    expect(filling(form)).toMatchObject({ zip: "checking", wish: "refused" })
  })

  it("clears the settings of the chosen group (rule start.clears)", async () => {
    const form = begin()
    form.send({ type: "group.choose", groupId: 1 })
    await form.answer("zipCheck", "served")
    form.send({ type: "search.start" })
    expect(form.effects("clearSavedSettings")).toEqual([{ countryId: 1, productGroupId: 1 }])
    form.send({ type: "form.deactivated" })
    expect([filling(form).wish, form.snapshot().context.groupId]).toEqual(["browsing", 3])
  })

  it("is busy while the zip is checked, and not before or after", async () => {
    const busy = (form: Form) => form.snapshot().hasTag("busy")
    const form = begin({ zip: "" })
    expect(busy(form)).toBe(false)
    form.send({ type: "zip.change", zip: "80331" })
    expect(busy(form)).toBe(true)
    await form.answer("zipCheck", "served")
    expect(busy(form)).toBe(false)
  })
})

describe("storing values (rule start.keeps: right values, 1500 ms)", () => {
  const settles = { "types a zip": "settling", "types an amount": "settling", "chooses oil": "settling" }
  const emptied = { "clicks the zip field": "resting" }

  it("follows the table in every state", async () => {
    const rows = await rowsOf<Form>(begin, (form) => filling(form).keeping, actions, {
      resting: { way: [], leads: settles },
      settling: {
        way: [amount("5000")],
        leads: { ...emptied, "waits 1500 ms": "awaitingZip", "waits 5 s": "awaitingZip" }
      },
      awaitingZip: { way: [amount("5000"), wait(1500)], leads: { ...settles, ...emptied } }
    })
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(3 * 11 * 2)
  })

  it("uses the chosen group, with the amount in its unit", async () => {
    const form = begin()
    form.send({ type: "group.choose", groupId: 4 })
    await form.answer("zipCheck", "served")
    form.wait(1500)
    expect(form.effects("keepValues")).toEqual([
      { countryId: 1, productGroupId: 4, zipCode: "80331", amount: 1 }
    ])
  })

  it.each([
    ["both values are valid", "80331", "5000", "served"],
    ["only the place is valid", "80331", "499", "served"],
    ["only the amount is valid", "80331", "5000", "unserved"],
    ["neither is valid", "80331", "499", "unserved"]
  ])("is finished afterwards if %s", async (_, zip, text, output) => {
    const form = begin({ zip })
    await form.answer("zipCheck", output)
    form.send({ type: "amount.change", text })
    form.wait(1500)
    expect(filling(form).keeping).toBe("resting")
  })

  it("excludes a zip that was typed and cleared again", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "10115" })
    form.send({ type: "zip.click" })
    form.wait(60_000)
    expect([form.snapshot().context.zip, form.effects("keepValues")]).toEqual(["", []])
  })
})

describe("the hint (rule zip.country-hint)", () => {
  const malformed = [type("1010")]
  it("follows the table in every state", async () => {
    const answer =
      (output: unknown): Action<Form> =>
      (form) =>
        form.answer("countryHint", output)
    const leads = { "types a zip": "idle", "clicks the zip field": "idle", "types 803": "looking" }
    const rows = await rowsOf<Form>(
      begin,
      (form) => filling(form).hint,
      { ...actions, "types 803": type("803") },
      {
        idle: { way: [], leads: { "types 803": "looking" } },
        looking: { way: malformed, leads },
        hinted: { way: [...malformed, answer([2])], leads },
        unhinted: { way: [...malformed, answer([])], leads }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(4 * 12 * 2)
  })

  it("is requested for the current zip, and not shown without an answer", async () => {
    const form = begin({ countryId: 2, zip: "80331" })
    expect(form.snapshot().context.hint).toEqual([])
    expect(form.asked("countryHint")).toEqual([{ countryId: 2, zip: "80331" }])
    await form.fail("countryHint")
    expect([filling(form).hint, form.snapshot().context.hint]).toEqual(["unhinted", []])
  })
})
