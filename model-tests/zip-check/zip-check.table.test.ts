import { describe, expect, it } from "vitest"
import { zipCheckMachine } from "../../src/machines/zip-check.machine.ts"
import { stage } from "../harness/stage.ts"

describe("zipCheck (rule zip.uncheckable)", () => {
  const begin = () => stage(zipCheckMachine, { countryId: 1, zip: "80331" }, ["rememberVerdict"])

  it("makes no request for a place that was served within 48 hours", async () => {
    const check = begin()
    expect(check.asked("recallVerdict")).toEqual([{ countryId: 1, zip: "80331" }])
    await check.answer("recallVerdict", "served")
    expect(check.snapshot().output).toBe("served")
    expect(check.asked("checkZip")).toEqual([])
    expect(
      check.effects("rememberVerdict"),
      "the 48 hours run from the answer, not from the last look"
    ).toEqual([])
  })

  it("remembers only that a place is served", async () => {
    const served = begin()
    await served.answer("recallVerdict", "unknown")
    await served.answer("checkZip", "served")
    expect(served.snapshot().output).toBe("served")
    expect(served.effects("rememberVerdict")).toEqual([{ countryId: 1, zip: "80331" }])

    const unserved = begin()
    await unserved.answer("recallVerdict", "unknown")
    await unserved.answer("checkZip", "unserved")
    expect(unserved.snapshot().output).toBe("unserved")
    expect(unserved.effects("rememberVerdict")).toEqual([])
  })

  it('never treats a failed check as "not served", and does not remember it', async () => {
    const check = begin()
    await check.answer("recallVerdict", "unknown")
    await check.fail("checkZip")
    expect(check.snapshot().output).toBe("uncheckable")
    expect(check.effects("rememberVerdict")).toEqual([])
  })

  it("asks the server if the storage is unavailable", async () => {
    const check = begin()
    await check.fail("recallVerdict")
    expect(check.asked("checkZip")).toEqual([{ countryId: 1, zip: "80331" }])
  })
})
