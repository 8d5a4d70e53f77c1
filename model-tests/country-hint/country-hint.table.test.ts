import { describe, expect, it } from "vitest"
import { countryHintMachine } from "../../src/machines/country-hint.machine.ts"
import { stage } from "../harness/stage.ts"

describe("countryHint (rule zip.country-hint)", () => {
  it("requests all other countries with the same code format 50 ms after the problem", async () => {
    const hint = stage(countryHintMachine, { countryId: 1, zip: "1010" })
    hint.wait(49)
    expect(hint.asked("checkZips")).toEqual([])
    hint.wait(1)
    expect(hint.asked("checkZips")).toEqual([
      {
        places: [
          { countryId: 2, zip: "1010" },
          { countryId: 3, zip: "1010" }
        ]
      }
    ])
    await hint.answer("checkZips", [2])
    expect(hint.snapshot().output).toEqual([2])
  })

  it("makes no request for a code that fits no other country, and shows nothing without an answer", async () => {
    const alone = stage(countryHintMachine, { countryId: 1, zip: "80331" })
    alone.wait(50)
    expect(alone.asked("checkZips")).toEqual([])
    expect(alone.snapshot().output).toEqual([])

    const failed = stage(countryHintMachine, { countryId: 2, zip: "80331" })
    failed.wait(50)
    expect(failed.asked("checkZips")).toEqual([{ places: [{ countryId: 1, zip: "80331" }] }])
    await failed.fail("checkZips")
    expect(failed.snapshot().output).toEqual([])
  })
})
