import { describe, expect, it } from "vitest"
import type { Calculation } from "../../src/domain/options/calculation.ts"
import { type CalculatorInput, calculatorMachine } from "../../src/machines/calculator.machine.ts"
import { calculationOf, listOf, pellets } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { type Action, pathOf, send } from "../harness/table.ts"

type Page = Stage<typeof calculatorMachine>

const asked: CalculatorInput = {
  countryId: 1,
  productGroupId: 3,
  query: { zipCode: "80331", amount: 6000 },
  data: pellets,
  list: listOf(["a"]),
  source: "NEWSLETTER"
}
const begin = (input: Partial<CalculatorInput> = {}) =>
  stage(calculatorMachine, { ...asked, ...input }, ["persist", "showAddress", "openOrder"])
const choose = (choice: object) => send("choice.make", { choice })
const option = (id: number) => choose({ kind: "option", choice: { id } })
const where = (page: Page) => pathOf(page.snapshot().value)
const date = { id: 141, desiredDate: "2026-12-10" }

const express = calculationOf({ parameters: [{ id: 110 }] })
const moved = calculationOf({ zipCode: "10115" })
const asBefore = calculationOf()

interface Wish {
  readonly action: Action<Page>
  /** The calculation that is stored, and the one in the URL; `undefined` if nothing is stored or shown. */
  readonly stored?: Calculation
  readonly shown?: Calculation
}

const wishes: Readonly<Record<string, Wish>> = {
  "a click on an option": { action: option(110), stored: express, shown: express },
  "the button": { action: send("calculation.start"), stored: asBefore, shown: asBefore },
  "a reset": { action: send("configuration.reset"), stored: asBefore, shown: asBefore },
  "another address": {
    action: send("address.changed", { query: { zipCode: "10115", amount: 6000 } }),
    stored: moved
  },
  "an address that asks for nothing": { action: send("address.changed", { query: {} }) },
  "a change elsewhere, which is stored already": {
    action: send("configuration.changed", { zipCode: "10115", amount: 6000 }),
    shown: moved
  },
  "the first key": { action: send("zip.change", { zip: "10115" }) },
  "an option that is not offered": { action: option(7) },
  "a look at another offer": { action: send("offer.select", { offerId: "a1" }) },
  "an order": { action: send("offer.order", { offerId: "a" }) },
  "the end of the offers": { action: (page) => page.wait(1_800_000) }
}

describe("the stored choices and the URL (rule calculator.keep: every change, with its source)", () => {
  it.each(Object.entries(wishes))("after %s", async (_, { action, stored, shown }) => {
    const page = begin()
    await action(page)
    expect(page.effects("persist")).toEqual(
      stored === undefined ? [] : [{ calculation: stored, source: "NEWSLETTER" }]
    )
    expect(page.effects("showAddress")).toEqual(shown === undefined ? [] : [shown])
  })

  it("are each written once for a double click on the button", () => {
    const page = begin()
    page.send({ type: "calculation.start" })
    page.send({ type: "calculation.start" })
    expect([page.effects("persist").length, page.effects("showAddress").length]).toEqual([1, 1])
  })
})

describe("a reset (rule calculator.reset)", () => {
  it("keeps place, amount and sort order, and selects the first option of every group", () => {
    const page = begin()
    for (const choice of [
      { kind: "product", id: 21 },
      { kind: "station", stations: 3 },
      { kind: "certification", id: 6 },
      { kind: "blowing", id: 1 },
      { kind: "setting", key: "AppointmentPlus" },
      { kind: "option", choice: { id: 129 } },
      { kind: "ordering", ordering: 2 }
    ])
      page.send({ type: "choice.make", choice })
    expect(page.asked("calculate").at(-1)).toMatchObject({
      product: { id: 21 },
      stations: 3,
      productCertifications: [1, 2, 4],
      looseBlowingProcess: [1],
      appointmentPlus: true,
      ordering: 2,
      // stations, certification, blowing and appointment-plus (rule calculator.upselling-count)
      upsellCount: 4
    })
    page.send({ type: "configuration.reset" })
    expect(page.asked("calculate").at(-1)).toEqual({
      countryId: 1,
      productGroupId: 3,
      zipCode: "80331",
      amount: 6000,
      ordering: 2,
      product: { id: 20 },
      stations: 1,
      productCertifications: [1, 2, 4, 6],
      looseBlowingProcess: [],
      appointmentPlus: false,
      parameters: [108, 131, -18, 127, 159, -130].map((id) => ({ id })),
      upsellCount: 0
    })
  })
})

describe("options removed by another choice", () => {
  const lost = (page: Page) =>
    page.snapshot().context.givenWay.map(({ lost: { id }, instead }) => [id, instead.id])

  it("are shown with the choice that removed them, and none are shown before", () => {
    const page = begin({ query: { ...asked.query, parameters: [date] } })
    expect(lost(page)).toEqual([])
    page.send({ type: "choice.make", choice: { kind: "option", choice: { id: 110 } } })
    expect(lost(page)).toEqual([[141, -130]])
  })

  it.each<readonly [string, Action<Page>]>([
    ["types another zip", send("zip.change", { zip: "10115" })],
    ["types another amount", send("amount.change", { text: "7000" })],
    ["clicks something else", choose({ kind: "certification", id: 6 })],
    ["resets the options", send("configuration.reset")],
    ["goes to another address", send("address.changed", { query: { zipCode: "10115" } })],
    ["gets another place", send("configuration.changed", { zipCode: "10115", amount: 6000 })]
  ])("are no longer shown after the user %s", async (_, action) => {
    const page = begin({ query: { ...asked.query, parameters: [date] } })
    page.send({ type: "choice.make", choice: { kind: "option", choice: { id: 110 } } })
    await action(page)
    expect(lost(page)).toEqual([])
  })
})

describe("choices that were set elsewhere (rule calculator.set-elsewhere: postal code and amount)", () => {
  it.each([
    ["another place", "10115", 6000],
    ["another amount", "80331", 3000],
    ["both", "10115", 3000]
  ])("are calculated with %s", (_, zipCode, amount) => {
    const page = begin()
    page.send({ type: "configuration.changed", zipCode, amount })
    expect(page.asked("calculate")).toEqual([{ ...calculationOf({ zipCode, amount }), upsellCount: 0 }])
    expect(page.snapshot().context.amount).toBe(amount)
  })

  it("change nothing if they are equal to the current ones", () => {
    const page = begin()
    page.send({ type: "configuration.changed", zipCode: "80331", amount: 6000 })
    expect(where(page)).toBe("ready.calculated.offers")
    page.send({ type: "amount.change", text: "7000" })
    page.send({ type: "configuration.changed", zipCode: "80331", amount: 7000 })
    expect(where(page), "it was just typed here").toBe("ready.settling")
  })
})

describe("another URL of the page (rule calculator.address)", () => {
  it("keeps the sort order of the list, unless the URL contains one", () => {
    const page = begin()
    page.send({ type: "choice.make", choice: { kind: "ordering", ordering: 2 } })
    page.send({ type: "address.changed", query: { zipCode: "10115", amount: 3000 } })
    page.send({ type: "address.changed", query: { zipCode: "10115", amount: 3000, ordering: 1 } })
    expect(page.asked("calculate").slice(1)).toMatchObject([
      { zipCode: "10115", amount: 3000, ordering: 2 },
      { zipCode: "10115", amount: 3000, ordering: 1 }
    ])
    expect(page.snapshot().context.amount, "the field shows it").toBe(3000)
  })

  it("with an invalid amount is not treated like an empty field (rule amount.empty)", () => {
    const page = begin()
    page.send({ type: "amount.change", text: "" })
    page.wait(1500)
    expect(where(page)).toBe("ready.blocked.amountRequired")
    page.send({ type: "address.changed", query: { zipCode: "80331", amount: 0 } })
    expect(where(page)).toBe("ready.blocked.amountMin")
  })
})
