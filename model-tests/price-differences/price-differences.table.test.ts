import { describe, expect, it } from "vitest"
import { priceDifferencesMachine } from "../../src/machines/price-differences.machine.ts"
import { calculationOf } from "../data/offers.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, rowsOf, type Table } from "../harness/table.ts"

const plain = calculationOf()
const express = calculationOf({ parameters: [{ id: 110 }] })
const known = {
  delivery: [{ foreignId: 110, totalPriceDelta: 49, available: true, totalPrice: 2049, sameDealer: true }]
}
const want = { type: "differences.want" }
const finished = (calculation: typeof plain) => ({ type: "calculation.finished", calculation })
const left = { type: "calculation.left" }
const begin = () => stage(priceDifferencesMachine, {})
const rest = 300

type Page = Stage<typeof priceDifferencesMachine>

/**
 * Describes the page as one string: the state, the current calculation, and whether the result of that calculation is
 * shown.
 */
const where = (page: Page): string => {
  const { value, context } = page.snapshot()
  const of = context.calculation === null ? "nothing" : context.calculation === plain ? "plain" : "express"
  return `${String(value)}, ${of}, ${Object.keys(context.differences).length === 0 ? "silent" : "shown"}`
}

const actions = {
  want: (page: Page) => page.send(want),
  express: (page: Page) => page.send(finished(express)),
  leave: (page: Page) => page.send(left),
  rest: (page: Page) => page.wait(rest)
}
const look = (page: Page) => page.send(want)
const finishPlain = (page: Page) => page.send(finished(plain))
const wait = (page: Page) => page.wait(rest)
const answer = (page: Page) => page.answer("fetchDifferences", known)
const fail = (page: Page) => page.fail("fetchDifferences")
const anew = { express: "resting, express, silent", leave: "waiting, nothing, silent" }

const table: Table<Page> = {
  "asleep, nothing, silent": {
    way: [],
    leads: { want: "waiting, nothing, silent", express: "asleep, express, silent" }
  },
  "asleep, plain, silent": {
    way: [finishPlain],
    leads: {
      want: "resting, plain, silent",
      express: "asleep, express, silent",
      leave: "asleep, nothing, silent"
    }
  },
  "waiting, nothing, silent": { way: [look], leads: { express: "resting, express, silent" } },
  "resting, plain, silent": {
    way: [look, finishPlain],
    leads: { ...anew, rest: "asking, plain, silent" }
  },
  "asking, plain, silent": { way: [look, finishPlain, wait], leads: anew },
  "known, plain, shown": { way: [look, finishPlain, wait, answer], leads: anew },
  "unknown, plain, silent": { way: [look, finishPlain, wait, fail], leads: anew }
}

describe("price differences (rule calculator.differences)", () => {
  it("make no request before the settings are opened", () => {
    const page = begin()
    page.send(finished(plain))
    expect(page.asked("fetchDifferences")).toEqual([])
    page.send(want)
    page.wait(rest - 1)
    expect(page.asked("fetchDifferences"), "the list is painted first").toEqual([])
    page.wait(1)
    expect(page.asked("fetchDifferences")).toEqual([plain])
  })

  it("wait for a result, and ignore one that was outdated before the settings were opened", () => {
    const page = begin()
    page.send(finished(plain))
    page.send(left)
    page.send(want)
    page.wait(rest)
    expect(page.asked("fetchDifferences")).toEqual([])
    page.send(finished(express))
    page.wait(rest)
    expect(page.asked("fetchDifferences")).toEqual([express])
  })

  it("are never shown for former choices, neither while these change nor after a late answer", async () => {
    const page = begin()
    page.send(want)
    page.send(finished(plain))
    page.wait(rest)
    await page.answer("fetchDifferences", known)
    expect(page.snapshot().context.differences).toEqual(known)
    page.send(left)
    expect(page.snapshot().context.differences).toEqual({})
    page.send(finished(express))
    page.wait(rest)
    page.send(finished(plain))
    page.wait(rest)
    await page.answer("fetchDifferences", { delivery: [] }, 1)
    expect(page.snapshot().context.differences, "the answer to a question that was given up").toEqual({})
    await page.answer("fetchDifferences", known, 2)
    expect(page.snapshot().context.differences).toEqual(known)
  })

  it("are requested for each new result, and the request for former choices is dropped", async () => {
    const page = begin()
    page.send(want)
    page.send(finished(plain))
    page.wait(rest)
    await page.answer("fetchDifferences", known)
    page.send(finished(express))
    page.wait(rest - 1)
    page.send(finished(express))
    page.wait(rest - 1)
    expect(page.asked("fetchDifferences"), "the rest begins anew with each result").toEqual([plain])
    page.wait(1)
    expect(page.asked("fetchDifferences"), "once, however often one clicks").toEqual([plain, express])
    page.send(left)
    await page.answer("fetchDifferences", known, 1)
    expect(page.snapshot().value).toBe("waiting")
  })

  it("are not shown without an answer, and requested again with the next result", async () => {
    const page = begin()
    page.send(want)
    page.send(finished(plain))
    page.wait(rest)
    await page.fail("fetchDifferences")
    expect(page.snapshot().context.differences).toEqual({})
    page.send(want)
    expect(page.asked("fetchDifferences")).toHaveLength(1)
    page.send(left)
    page.send(finished(express))
    page.wait(rest)
    await page.fail("fetchDifferences", 1)
    page.send(finished(plain))
    page.wait(rest)
    expect(page.asked("fetchDifferences")).toHaveLength(3)
  })

  it("follow the table in every state", async () => {
    expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
  })
})
