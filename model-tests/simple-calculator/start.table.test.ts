import { describe, expect, it } from "vitest"
import {
  type SimpleCalculatorInput,
  simpleCalculatorMachine
} from "../../src/machines/simple-calculator.machine.ts"
import { stage } from "../harness/stage.ts"

const fresh: SimpleCalculatorInput = { countryId: 1, target: "LOOSE", zip: "" }
const ports = ["keepValues", "clearSavedSettings", "releaseLocationTasks", "openLocalPage", "openOffers"]
const begin = (input: Partial<SimpleCalculatorInput> = {}) =>
  stage(simpleCalculatorMachine, { ...fresh, ...input }, ports)
const start = { type: "search.start" }
const offers = (rest: object = {}) => ({
  productGroupSlug: "holzpellets-lose",
  zipCode: "80331",
  amount: 6000,
  openSettings: false,
  wish: {},
  ...rest
})

describe("start (rule start.leads-on)", () => {
  it("opens the offers of loose pellets, and clears the saved settings", async () => {
    const form = begin({ zip: "80331" })
    await form.answer("zipCheck", "served")
    form.send(start)
    expect(form.effects("openOffers")).toEqual([offers()])
    expect(form.effects("clearSavedSettings")).toEqual([{ countryId: 1, productGroupId: 3 }])
  })

  it("opens sacks for the target PALLET, the chosen group, and the settings on request", async () => {
    const pallets = begin({ zip: "80331", target: "PALLET" })
    await pallets.answer("zipCheck", "served")
    pallets.send(start)
    expect(pallets.effects("openOffers")).toEqual([
      offers({ productGroupSlug: "holzpellets-sackware", amount: 1 })
    ])

    const oil = begin({ zip: "80331" })
    await oil.answer("zipCheck", "served")
    oil.send({ type: "group.choose", groupId: 1 })
    oil.send({ type: "settings.open" })
    expect(oil.effects("openOffers")).toEqual([
      offers({ productGroupSlug: "heizoel", amount: 3000, openSettings: true })
    ])
  })

  it("keeps the saved settings if the user opens them, because they are shown then", async () => {
    const form = begin({ zip: "80331" })
    await form.answer("zipCheck", "served")
    form.send({ type: "settings.open" })
    expect(form.effects("openOffers")).toEqual([offers({ openSettings: true })])
    expect(form.effects("clearSavedSettings")).toEqual([])
    form.send({ type: "page.shown" })
    form.send(start)
    expect(form.effects("openOffers").at(-1)).toEqual(offers())
    expect(form.effects("clearSavedSettings")).toEqual([{ countryId: 1, productGroupId: 3 }])
  })

  it.each([
    ["settings.open", "search.start", 1],
    ["search.start", "settings.open", 0]
  ])("follows the last request while the zip is checked: %s, then %s", async (first, last, cleared) => {
    const form = begin({ zip: "80331" })
    form.send({ type: first })
    form.send({ type: "zip.change", zip: "10115" })
    form.send({ type: last })
    await form.answer("zipCheck", "served")
    expect(form.effects("openOffers")).toMatchObject([{ openSettings: last === "settings.open" }])
    expect(form.effects("clearSavedSettings")).toHaveLength(cleared)
  })

  it.each([
    [1, "80331", { options: "45$12", stations: "1" }],
    [2, "1010", { options: "45$12", stations: "1" }],
    [3, "8001", {}]
  ] as const)(
    "requests twelve instalments in country %i, but not in Switzerland",
    async (countryId, zip, wish) => {
      for (const type of ["search.start", "settings.open"]) {
        const form = begin({ countryId, target: "INSTALLMENT_12", zip })
        await form.answer("zipCheck", "served")
        form.send({ type })
        expect(form.effects("openOffers")).toEqual([
          offers({ zipCode: zip, wish, openSettings: type === "settings.open" })
        ])
      }
    }
  )

  it("waits for a running check, then opens the offers automatically", async () => {
    const form = begin({ zip: "80331" })
    form.send(start)
    form.send(start)
    expect(form.effects("openOffers")).toEqual([])
    await form.answer("zipCheck", "served")
    expect(form.effects("openOffers"), "a double click is one wish").toHaveLength(1)
    form.send(start)
    expect(form.effects("openOffers")).toHaveLength(1)
  })

  it("waits exactly 5 s, and then says that the zip cannot be checked", async () => {
    const form = begin({ zip: "80331" })
    form.wait(700)
    form.send(start)
    form.wait(4999)
    expect(form.snapshot().value.filling).toMatchObject({ zip: "checking", wish: "starting" })
    form.wait(1)
    expect(form.snapshot().value.filling).toMatchObject({ zip: "uncheckable", wish: "refused" })
    await form.answer("zipCheck", "served")
    expect(form.snapshot().value.filling.zip, "the late answer is dropped").toBe("uncheckable")
    form.send(start)
    await form.answer("zipCheck", "served")
    expect(form.effects("openOffers"), "start tries again").toEqual([offers()])
  })

  it("opens nothing with an invalid value, and shows the problems from then on", async () => {
    const unserved = begin({ zip: "80331" })
    unserved.send(start)
    await unserved.answer("zipCheck", "unserved")
    expect(unserved.snapshot().value.filling).toMatchObject({ wish: "refused", touch: "touched" })

    const small = begin({ zip: "80331", amountText: "499" })
    await small.answer("zipCheck", "served")
    small.send(start)
    expect(small.snapshot().value.filling).toMatchObject({ wish: "refused", amount: "tooSmall" })
    expect([...unserved.effects("openOffers"), ...small.effects("openOffers")]).toEqual([])

    const empty = begin()
    expect(empty.snapshot().value.filling.touch).toBe("untouched")
    empty.send({ type: "zip.left" })
    expect(empty.snapshot().value.filling.touch).toBe("touched")
  })

  it("is cancelled if a value changes while it waits", async () => {
    for (const change of [
      { type: "zip.change", zip: "10115" },
      { type: "amount.change", text: "7000" },
      { type: "group.choose", groupId: 1 },
      { type: "zip.click" }
    ]) {
      const form = begin({ zip: "80331" })
      form.send(start)
      form.send(change)
      expect(form.snapshot().value.filling.wish).toBe("browsing")
    }
  })

  it("is possible again after the page was restored from the back/forward cache", async () => {
    const form = begin({ zip: "80331" })
    await form.answer("zipCheck", "served")
    form.send(start)
    form.send({ type: "page.shown" })
    form.send(start)
    expect(form.effects("openOffers")).toHaveLength(2)
  })
})

describe("the stored values of the form (rule start.keeps)", () => {
  it("are written 1500 ms after the last change, not 1 ms before", async () => {
    const form = begin({ zip: "80331" })
    await form.answer("zipCheck", "served")
    form.send({ type: "amount.change", text: "5000" })
    form.wait(1499)
    form.send({ type: "amount.change", text: "5500" })
    form.wait(1499)
    expect(form.effects("keepValues")).toEqual([])
    form.wait(1)
    expect(form.effects("keepValues")).toEqual([
      { countryId: 1, productGroupId: 3, zipCode: "80331", amount: 5500 }
    ])
    form.wait(10_000)
    expect(form.effects("keepValues")).toHaveLength(1)
  })

  it("include only valid values, and wait for the check", async () => {
    const form = begin()
    form.send({ type: "zip.change", zip: "80331" })
    form.wait(1500)
    expect(form.effects("keepValues")).toEqual([])
    await form.answer("zipCheck", "unserved")
    expect(form.effects("keepValues")).toEqual([
      { countryId: 1, productGroupId: 3, zipCode: undefined, amount: 6000 }
    ])

    const small = begin({ zip: "80331" })
    await small.answer("zipCheck", "served")
    small.send({ type: "amount.change", text: "499" })
    small.wait(1500)
    expect(small.effects("keepValues")).toEqual([
      { countryId: 1, productGroupId: 3, zipCode: "80331", amount: undefined }
    ])

    const neither = begin()
    neither.send({ type: "amount.change", text: "" })
    neither.wait(1500)
    expect(neither.effects("keepValues")).toEqual([])
  })

  it("release the tasks of a local page with the first valid amount", () => {
    const form = begin({ location: { state: "bayern" } })
    form.send({ type: "amount.change", text: "499" })
    expect(form.effects("releaseLocationTasks")).toHaveLength(0)
    form.send({ type: "amount.change", text: "500" })
    form.send({ type: "amount.change", text: "600" })
    expect(form.effects("releaseLocationTasks")).toHaveLength(1)
  })

  it("are reset when the form is deactivated, which cancels all pending work", async () => {
    const form = begin({ zip: "80331", amountText: "4000", groupId: 1 })
    form.send({ type: "group.choose", groupId: 4 })
    form.send({ type: "amount.change", text: "16" })
    form.send({ type: "zip.change", zip: "10115" })
    form.send(start)
    form.send({ type: "form.deactivated" })
    expect(form.snapshot().context).toMatchObject({ zip: "80331", amount: 4000, groupId: 1 })
    expect(form.snapshot().value.filling).toMatchObject({
      zip: "checking",
      touch: "untouched",
      wish: "browsing"
    })
    form.wait(60_000)
    expect(form.effects("keepValues")).toEqual([])
  })
})
