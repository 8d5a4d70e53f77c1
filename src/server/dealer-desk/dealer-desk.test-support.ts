import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { morning } from "../testing/api.test-support.ts"
import { bodyOf } from "../testing/customers.test-support.ts"
import { signedInWith } from "../testing/staff.test-support.ts"
import type { TestVisitor } from "../testing/visitor.test-support.ts"

export const path = "/api/support/haendler"

export interface Shown {
  readonly Id: number
  readonly RowVersion: number
  readonly Name: string
  readonly LogoUrl?: string | null
  readonly State: string
  readonly Branches: ReadonlyArray<{ readonly Id: number }>
  readonly Areas: ReadonlyArray<{ readonly Id: number; readonly CodeCount: number }>
  readonly Fees: ReadonlyArray<{
    readonly ProductGroupId: number
    readonly FeeKey: string
    readonly OptionId: number
    readonly Amount: number
  }>
  readonly Findings: {
    readonly Overlaps: ReadonlyArray<{ readonly ZipCode: string; readonly AreaIds: ReadonlyArray<number> }>
    readonly Gaps: ReadonlyArray<{ readonly Prefix: string }>
  }
}

export interface Row {
  readonly Id: number
  readonly RowVersion: number
  readonly ZipPrefixes: ReadonlyArray<string>
}

export const support = (name: string) =>
  Effect.map(
    signedInWith(`${name}@haus.example`, "Role_Interaid_DealerSupport", morning),
    ({ client }) => client
  )

const newDealer = (name: string) => ({
  CountryId: 1,
  Name: name,
  Street: "Hauptstraße 1",
  ZipCode: "80331",
  City: "München",
  Phone: "089 123456",
  Email: "info@neu.example"
})

export const created = Effect.fnUntraced(function* (staff: TestVisitor, name: string) {
  const answer = yield* staff.post(path, newDealer(name))
  assert.strictEqual(answer.status, 200, answer.text)
  return bodyOf<Shown>(answer)
})

/** Fields of a dealer that are shown but not saved with the profile. */
const others = [
  "Id",
  "CountryId",
  "State",
  "StateReason",
  "IsResting",
  "HeldAt",
  "LogoUrl",
  "Branches",
  "Areas",
  "Fees",
  "Findings",
  "People"
]

/** Returns all fields of a profile that a save sends. */
export const profileOf = (dealer: Shown) =>
  Object.fromEntries(Object.entries(dealer).filter(([name]) => !others.includes(name)))

export const branchOf = (change: object = {}) => ({
  Id: 0,
  RowVersion: 0,
  Name: "Zentrale",
  Street: "Hauptstraße 1",
  ZipCode: "80331",
  City: "München",
  Latitude: 48.1374,
  Longitude: 11.5755,
  OpeningHours: [],
  ...change
})

export const areaOf = (BranchId: number, ZipText: string, change: object = {}) => ({
  Id: 0,
  RowVersion: 0,
  Name: "Gebiet",
  BranchId,
  ZipText,
  LeadWorkdays: 3,
  WindowWorkdays: 4,
  ...change
})

export const feeOf = (change: object = {}) => ({
  Id: 0,
  RowVersion: 0,
  ProductGroupId: 3,
  FeeKey: "BlowingIn",
  OptionId: 0,
  Basis: "station",
  Amount: 3900,
  ...change
})
