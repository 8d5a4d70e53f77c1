import { describe, expect, it } from "vitest"
import type { OptionChoice } from "./calculation.ts"
import { completeCalculation } from "./complete-calculation.ts"
import { configurationOf } from "./configuration.ts"
import { monthlyPaymentId } from "./option-ids.ts"
import { decodeOptions } from "./options-codec.ts"
import { isStillSetAside, setAsideIn } from "./set-aside.ts"

const data = configurationOf(1, 3)
const completed = (parameters: ReadonlyArray<OptionChoice>) => completeCalculation({ parameters }, data)
const setAside = (options: string) => {
  const parameters = decodeOptions(options)
  return setAsideIn({ parameters }, completed(parameters), data)
}

const express = { id: 111, name: "Express in 24 Stunden" }
const date = { id: 141, name: "Wunschtermin" }

describe("the choices that a page ignores", () => {
  it("are none if all choices are compatible, or nothing is chosen", () => {
    expect(setAsideIn({}, completed([]), data)).toEqual([])
    expect(setAside("111,132,45$12,128,160,-130")).toEqual([])
    expect(setAside("108,131,-18,127,159,141$dt2026-12-10")).toEqual([])
  })

  it("include the later of two options that exclude each other, with the one that stays", () => {
    expect(setAside("111,131,-18,127,159,141$dt2026-12-10")).toEqual([
      { kind: "excluded", lost: date, kept: express }
    ])
    expect(setAside("141$dt2026-12-10,110")).toEqual([
      { kind: "excluded", lost: date, kept: { id: 110, name: "Express in 48 Stunden" } }
    ])
  })

  it("are reported if only one of the two black lists excludes the other", () => {
    const oneSided = {
      groups: data.groups.map((group) => ({
        ...group,
        parameters: group.parameters.map((each) => (each.id === 111 ? { ...each, blackList: [] } : each))
      }))
    }
    const parameters = decodeOptions("111,141$dt2026-12-10")
    expect(setAsideIn({ parameters }, completed(parameters), oneSided)).toHaveLength(1)
  })

  it("do not include a date without its day, a second choice of a group or unknown options", () => {
    expect(setAside("111,141")).toEqual([])
    expect(setAside("141$dt2026-12-10,-130,108,111")).toEqual([])
    expect(setAside("4711,111")).toEqual([])
    // an option that the visitor has replaced by another choice excludes nothing
    expect(setAsideIn({ parameters: [{ id: 111 }] }, completed([{ id: 108 }]), data)).toEqual([])
  })

  it("include a number of months that no instalment plan has", () => {
    const option = { id: monthlyPaymentId, name: "Monatliche Raten" }
    expect(setAside("45$7")).toEqual([{ kind: "months", option, asked: 7, taken: 6 }])
    expect(setAside("45$18")).toEqual([])
    expect(setAside("45"), "no months were asked for").toEqual([])
    expect(setAside("40$7"), "an invoice takes no months at all").toEqual([])
  })

  it("are no longer reported once something else is chosen instead", () => {
    const [conflict] = setAside("111,141$dt2026-12-10")
    const [months] = setAside("45$7")
    if (conflict === undefined || months === undefined) throw new Error("nothing was set aside")
    expect(isStillSetAside(conflict, completed([{ id: 111 }, { id: 128 }]))).toBe(true)
    expect(isStillSetAside(conflict, completed([{ id: 108 }]))).toBe(false)
    const dated = { parameters: [{ id: 111 }, { id: 141, desiredDate: "2026-12-10" }] }
    expect(isStillSetAside(conflict, dated)).toBe(false)
    expect(isStillSetAside(months, completed([{ id: 45, modifier: 6 }]))).toBe(true)
    expect(isStillSetAside(months, completed([{ id: 45, modifier: 12 }]))).toBe(false)
    expect(isStillSetAside(months, completed([{ id: 40 }]))).toBe(false)
    expect(isStillSetAside(months, { parameters: [{ id: 40, modifier: 6 }] })).toBe(false)
  })

  it("include a stored day that has passed, until another day is chosen", () => {
    const past = { kind: "past", id: 141, desiredDate: "2026-11-12" } as const
    expect(isStillSetAside(past, completed([]))).toBe(true)
    expect(isStillSetAside(past, { parameters: [{ id: 141, desiredDate: "2026-12-10" }] })).toBe(false)
  })
})
