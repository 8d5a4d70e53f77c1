import { expect, it } from "vitest"
import { nearestBranch, pointOfBranch } from "./nearest-branch.ts"

const munich = { latitude: 48.137, longitude: 11.575 }
const augsburg = { latitude: 48.371, longitude: 10.898 }
const berlin = { latitude: 52.52, longitude: 13.405 }

it("a branch is at the point set by staff, otherwise at its postal code (rule dealer.record)", () => {
  const pointOf = (zipCode: string) => (zipCode === "80331" ? munich : undefined)
  expect(pointOfBranch({ zipCode: "80331", ...berlin }, pointOf)).toEqual(berlin)
  const unsaid = { latitude: null, longitude: null }
  expect(pointOfBranch({ zipCode: "80331", ...unsaid }, pointOf)).toEqual(munich)
  expect(pointOfBranch({ zipCode: "10115", ...unsaid }, pointOf)).toBeNull()
})

it("the nearest branch is found with its distance in whole km; of equal ones, the first", () => {
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
