import { expect, it } from "vitest"
import { nearestBranch, pointOfBranch } from "./nearest-branch.ts"

const munich = { latitude: 48.137, longitude: 11.575 }
const augsburg = { latitude: 48.371, longitude: 10.898 }
const berlin = { latitude: 52.52, longitude: 13.405 }

it("lies where staff have said it, or else where its postal code does (rule dealer.record)", () => {
  const pointOf = (zipCode: string) => (zipCode === "80331" ? munich : undefined)
  expect(pointOfBranch({ zipCode: "80331", ...berlin }, pointOf)).toEqual(berlin)
  const unsaid = { latitude: null, longitude: null }
  expect(pointOfBranch({ zipCode: "80331", ...unsaid }, pointOf)).toEqual(munich)
  expect(pointOfBranch({ zipCode: "10115", ...unsaid }, pointOf)).toBeNull()
})

it("finds the nearest branch and its distance in whole km, the first of several alike", () => {
  const branches = [
    { id: 1, point: berlin },
    { id: 2, point: null },
    { id: 3, point: augsburg },
    { id: 4, point: augsburg }
  ]
  expect(nearestBranch(branches, munich)).toEqual({ branch: branches[2], kilometres: 56 })
  expect(nearestBranch(branches, null)).toBeUndefined()
  expect(nearestBranch([{ point: null }], munich)).toBeUndefined()
})
