import { describe, expect, it } from "vitest"
import { carriedQualities } from "./carried-qualities.ts"
import { qualitiesOf } from "./qualities.ts"

const [enplusA1, blueAngel, pefc, beech] = [1, 6, 31, 61]
const all = (groupId: 3 | 7) => qualitiesOf(groupId).map(({ id }) => id)

describe("the quality after a change of the fuel (rule calculator.carried)", () => {
  it("stays if both fuels have the certificate", () => {
    expect(carriedQualities(3, 4, [enplusA1])).toEqual([enplusA1])
    expect(carriedQualities(4, 6, [enplusA1, blueAngel])).toEqual([enplusA1, blueAngel])
    expect(carriedQualities(7, 8, [beech, pefc]), "what is declared of firewood alone").toEqual([pefc])
  })

  it("is not restricted if the new fuel has no such certificate, or if nothing was chosen", () => {
    expect(carriedQualities(3, 1, [enplusA1]), "oil").toBeUndefined()
    expect(carriedQualities(3, 9, [enplusA1])).toBeUndefined()
    expect(carriedQualities(3, 4, all(3)), "all are the default").toBeUndefined()
    expect(carriedQualities(3, 4, [])).toBeUndefined()
  })
})
