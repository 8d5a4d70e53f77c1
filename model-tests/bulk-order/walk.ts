import { bulkProblems } from "../../src/domain/bulk/points.ts"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { bulkOf, munich, nearby } from "../data/bulk.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"

const fresh: BulkOrderInput = {
  countryId: 1,
  productGroupId: 3,
  points: [],
  calculation: null,
  hasFailed: false
}
const inputs: ReadonlyArray<BulkOrderInput> = [
  fresh,
  { ...fresh, points: [munich, nearby], calculation: bulkOf(2) },
  { ...fresh, points: [munich, nearby], hasFailed: true },
  { ...fresh, points: [munich, { zipCode: "", amount: 6000 }] },
  { ...fresh, points: [munich, nearby, munich, nearby, munich] }
]

export const bulkOrderWalk = walkOf(bulkOrderMachine, {
  ways: {
    everywhere: {
      inputs,
      events: [
        { type: "point.add" },
        { type: "point.remove", index: 1 },
        { type: "point.remove", index: 99 },
        { type: "point.zip", index: 2, zip: "80333" },
        { type: "point.zip", index: 2, zip: "803" },
        { type: "point.zip", index: 2, zip: "" },
        { type: "point.zip", index: 99, zip: "80333" },
        { type: "point.amount", index: 2, text: "4000" },
        { type: "point.amount", index: 2, text: "999" },
        { type: "point.amount", index: 99, text: "4000" },
        { type: "calculation.start" },
        { type: "calculation.retry" },
        { type: "address.changed", points: [munich, nearby] },
        { type: "address.changed", points: [] },
        { type: "points.changed", points: [munich, nearby] },
        { type: "points.changed", points: [] },
        done("recallPoints", []),
        done("recallPoints", [munich, nearby]),
        fails("recallPoints"),
        done("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(2) }),
        done("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(0) }),
        done("calculate", {
          kind: "refused",
          problems: [{ field: "stations.1.zipCode", code: "invalid" }]
        }),
        fails("calculate")
      ],
      sees: ({ value, context }) => [
        value,
        context.points.length,
        // by which index a row is known is not looked at, only whether it is one of those that are spoken to
        context.points.filter(({ index }) => index <= 2),
        bulkProblems(context.countryId, context.productGroupId, context.points).length > 0,
        context.calculation?.items.length
      ]
    }
  },
  promises: {
    "a result stands only where it was calculated": (snapshot) =>
      (snapshot.context.calculation !== null) === snapshot.matches("calculated"),
    "nothing wrong is calculated": (snapshot) =>
      !(snapshot.matches("calculating") || snapshot.matches("calculated")) ||
      bulkProblems(1, 3, snapshot.context.points).length === 0,
    "two to five points, each with an index of its own": ({ context: { points } }) =>
      points.length >= 2 &&
      points.length <= 5 &&
      new Set(points.map(({ index }) => index)).size === points.length,
    "what the server refused is told where it is refused": (snapshot) =>
      snapshot.context.refusals.length > 0 === snapshot.matches({ blocked: "refused" })
  }
})
