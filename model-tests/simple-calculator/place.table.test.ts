import { describe, expect, it } from "vitest"
import {
  type SimpleCalculatorInput,
  simpleCalculatorMachine
} from "../../src/machines/simple-calculator.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, differences, rowsOf } from "../harness/table.ts"

type Form = Stage<typeof simpleCalculatorMachine>

const munich = { state: "bayern", countyOrCityZip: "muenchen", cityZip: "80331" }
const page: SimpleCalculatorInput = { countryId: 1, target: "LOOSE", zip: "", location: munich }
const ports = ["keepValues", "clearSavedSettings", "releaseLocationTasks", "openLocalPage", "openOffers"]
const begin = (input: Partial<SimpleCalculatorInput> = {}) =>
  stage(simpleCalculatorMachine, { ...page, ...input }, ports)
const filling = (form: Form) => form.snapshot().value.filling

const type =
  (zip: string): Action<Form> =>
  (form) =>
    form.send({ type: "zip.change", zip })
const amount =
  (text: string): Action<Form> =>
  (form) =>
    form.send({ type: "amount.change", text })
const wish =
  (name: string): Action<Form> =>
  (form) =>
    form.send({ type: name })
const verdict =
  (output: string): Action<Form> =>
  (form) =>
    form.answer("zipCheck", output)
const elsewhere = { valid: false, validLocationUrl: "/pelletpreise/berlin/10115" }
const pageIs =
  (output: object): Action<Form> =>
  (form) =>
    form.answer("checkLocalPage", output)

describe("the zip field of a local page (rule zip.of-page)", () => {
  it.each([
    [{ state: "bayern", countyOrCityZip: "muenchen", cityZip: "80331" }, "80331", "assumed"],
    [{ state: "bayern", countyOrCityZip: "80331" }, "80331", "assumed"],
    [{ state: "bayern", countyOrCityZip: "muenchen" }, "", "missing"],
    [{ state: "bayern" }, "", "missing"],
    [{ state: "wien", countyOrCityZip: "1010" }, "", "missing"]
  ])("is prefilled from %j with %j", (location, zip, state) => {
    const form = begin({ location })
    expect(form.snapshot().context.zip).toBe(zip)
    expect(filling(form).zip).toBe(state)
  })

  it("is not checked at first, but before start opens the offers", async () => {
    const form = begin()
    form.wait(60_000)
    expect(form.asked("zipCheck")).toEqual([])
    form.send({ type: "search.start" })
    expect(filling(form)).toMatchObject({ zip: "checking", wish: "starting" })
    expect(form.asked("zipCheck")).toEqual([{ countryId: 1, zip: "80331" }])
    expect(form.effects("openOffers")).toEqual([])
    await form.answer("zipCheck", "served")
    expect(form.effects("openOffers")).toHaveLength(1)

    const refused = begin()
    refused.send({ type: "settings.open" })
    await refused.answer("zipCheck", "unserved")
    expect(filling(refused)).toMatchObject({ zip: "unserved", wish: "refused" })
  })

  it("is assumed to be valid only initially: the same zip typed again is checked", () => {
    const form = begin()
    form.send({ type: "zip.click" })
    form.send({ type: "zip.change", zip: "80331" })
    expect(filling(form).zip).toBe("checking")
  })

  it("prefers input typed before hydration", () => {
    expect(filling(begin({ zip: "10115" })).zip).toBe("checking")
  })
})

describe("moving to another local page (rule start.page-move)", () => {
  it("follows the table in every state", async () => {
    const found: ReadonlyArray<Action<Form>> = [
      amount("3"),
      type("10115"),
      verdict("served"),
      pageIs(elsewhere)
    ]
    const again = { "types 10117": "awaitingZip", "clicks the field": "staying", "presses start": "staying" }
    const settings = { "opens the settings": "staying" }
    const rows = await rowsOf<Form>(
      begin,
      (form) => filling(form).page,
      {
        "types 10117": type("10117"),
        "clicks the field": wish("zip.click"),
        "presses start": wish("search.start"),
        "opens the settings": wish("settings.open"),
        "types a right amount": amount("7000"),
        "comes back": wish("page.shown"),
        "waits 5 s": (form) => form.wait(5000)
      },
      {
        staying: { way: [], leads: { "types 10117": "awaitingZip" } },
        awaitingZip: { way: [type("10115")], leads: { ...again, ...settings } },
        asking: { way: [type("10115"), verdict("served")], leads: { ...again, ...settings } },
        found: { way: found, leads: { ...again, ...settings, "types a right amount": "moving" } },
        moving: {
          way: [type("10115"), verdict("served"), pageIs(elsewhere)],
          leads: { ...again, ...settings, "comes back": "staying" }
        }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(5 * 7 * 2)
  })

  it("opens the page that the server names, once", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "10115" })
    await form.answer("zipCheck", "served")
    expect(form.asked("checkLocalPage")).toEqual([{ countryId: 1, location: munich, zip: "10115" }])
    await form.answer("checkLocalPage", elsewhere)
    expect(form.effects("openLocalPage")).toEqual([{ path: "/pelletpreise/berlin/10115" }])
    form.send({ type: "amount.change", text: "7000" })
    expect(form.effects("openLocalPage")).toHaveLength(1)
  })

  it.each([
    ["this page is right", { valid: true, validLocationUrl: "/pelletpreise/bayern/80333" }],
    ["no place has the zip", { valid: false, validLocationUrl: "" }]
  ])("does not happen if %s", async (_, answer) => {
    const form = begin()
    form.send({ type: "zip.change", zip: "80333" })
    await form.answer("zipCheck", "served")
    await form.answer("checkLocalPage", answer)
    expect(filling(form).page).toBe("staying")
    expect(form.effects("openLocalPage")).toEqual([])
  })

  it("does not happen if no dealer delivers there, or the page is unknown", async () => {
    const unserved = begin()
    unserved.send({ type: "zip.change", zip: "18565" })
    await unserved.answer("zipCheck", "unserved")
    expect(unserved.asked("checkLocalPage")).toEqual([])
    const failing = begin()
    failing.send({ type: "zip.change", zip: "10115" })
    await failing.answer("zipCheck", "served")
    await failing.fail("checkLocalPage")
    expect(filling(failing)).toMatchObject({ page: "staying", zip: "served" })
  })

  it("does not happen after a late answer about a former zip", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "10115" })
    await form.answer("zipCheck", "served")
    form.send({ type: "zip.change", zip: "20095" })
    expect(form.isStopped("checkLocalPage")).toBe(true)
    await form.answer("checkLocalPage", elsewhere)
    expect(form.effects("openLocalPage")).toEqual([])
  })

  it("sends no request for the page's own zip", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "80 331" })
    form.send({ type: "search.start" })
    form.send({ type: "zip.change", zip: "80331" })
    await form.answer("zipCheck", "served")
    expect([filling(form).page, form.asked("checkLocalPage")]).toEqual(["staying", []])
  })

  it("does not exist on a page without a place", async () => {
    const form = begin({ location: undefined })
    form.send({ type: "zip.change", zip: "10115" })
    await form.answer("zipCheck", "served")
    expect(form.asked("checkLocalPage")).toEqual([])
    expect(filling(form)).toMatchObject({ page: "staying", location: "released" })
  })

  it("starts again when the form is deactivated", () => {
    const form = begin()
    form.send({ type: "amount.change", text: "7000" })
    form.send({ type: "zip.change", zip: "10115" })
    expect(filling(form).location).toBe("released")
    form.send({ type: "form.deactivated" })
    expect(filling(form)).toMatchObject({ zip: "assumed", page: "staying", location: "holding" })
  })
})

describe("showing problems (rule start.told: invalid and touched)", () => {
  it("follows the table in every state", async () => {
    const anew = { "types a zip": "untouched", "types an amount": "untouched", "chooses sacks": "untouched" }
    const asks = { "presses start": "touched", "opens the settings": "touched" }
    const rows = await rowsOf<Form>(
      begin,
      (form) => filling(form).touch,
      {
        "types a zip": type("10117"),
        "clicks the zip field": wish("zip.click"),
        "leaves the zip field": wish("zip.left"),
        "leaves the amount": wish("amount.left"),
        "types an amount": amount("3"),
        "chooses sacks": (form) => form.send({ type: "group.choose", groupId: 4 }),
        "presses start": wish("search.start"),
        "opens the settings": wish("settings.open"),
        "puts it away": wish("problems.dismiss")
      },
      {
        untouched: {
          way: [],
          // a hint can be dismissed as well
          leads: {
            ...asks,
            "leaves the zip field": "touched",
            "leaves the amount": "touched",
            "puts it away": "dismissed"
          }
        },
        touched: {
          way: [wish("zip.left")],
          leads: { "puts it away": "dismissed", "clicks the zip field": "untouched" }
        },
        dismissed: {
          way: [wish("zip.left"), wish("problems.dismiss")],
          leads: { ...asks, ...anew, "clicks the zip field": "untouched" }
        }
      }
    )
    expect(differences(rows)).toEqual([])
    expect(rows.length).toBe(3 * 9 * 2)
  })
})
