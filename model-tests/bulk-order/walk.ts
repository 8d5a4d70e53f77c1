import { bulkProblems } from "../../src/domain/bulk/points.ts"
import { type BulkOrderInput, bulkOrderMachine } from "../../src/machines/bulk-order.machine.ts"
import { bulkOf, munich, nearby } from "../data/bulk.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails } from "../harness/explore.ts"
import { eventsOf } from "../harness/moves.ts"

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

const zip = (text: string) => ({ type: "point.zip", index: 2, zip: text })
const amount = (text: string) => ({ type: "point.amount", index: 2, text })
const calculated = (dealers: number) =>
  done("calculate", { kind: "calculated", validFor: 1_800_000, calculation: bulkOf(dealers) })

export const bulkOrderMoves = {
  "types 80333 at the second point": zip("80333"),
  "types 803 at the second point": zip("803"),
  "types no postal code at the second point": zip(""),
  "types 4000 at the second point": amount("4000"),
  "types 999 at the second point": amount("999"),
  "adds a point": { type: "point.add" },
  "removes the first point": { type: "point.remove", index: 1 },
  "presses start": { type: "calculation.start" },
  "presses Enter": { type: "calculation.start" },
  "tries again": { type: "calculation.retry" },
  "goes to another address of the page": {
    type: "address.changed",
    points: [
      { zipCode: "01097", amount: 6100 },
      { zipCode: "01099", amount: 4100 }
    ]
  },
  "another window has other points": {
    type: "points.changed",
    points: [
      { zipCode: "01127", amount: 6200 },
      { zipCode: "01129", amount: 5200 }
    ]
  },
  "two dealers offer": calculated(2),
  "no dealer offers": calculated(0),
  "the server refuses": done("calculate", {
    kind: "refused",
    problems: [{ field: "stations.1.zipCode", code: "invalid" }]
  }),
  "the server fails": fails("calculate"),
  "the line breaks": fails("calculate")
}

/** Events that the page never sends, and stored points with which no page starts. */
const beside = [
  { type: "point.remove", index: 99 },
  { type: "point.zip", index: 99, zip: "80333" },
  { type: "point.amount", index: 99, text: "4000" },
  { type: "address.changed", points: [] },
  { type: "points.changed", points: [] },
  done("recallPoints", []),
  done("recallPoints", [munich, nearby]),
  fails("recallPoints")
]

export const bulkOrderWalk = walkOf(bulkOrderMachine, {
  ways: {
    everywhere: {
      inputs,
      events: [...eventsOf(bulkOrderMoves), ...beside],
      sees: ({ value, context }) => [
        value,
        context.points.length,
        // a row's exact index, place and amount do not matter: only whether it is among the first rows, which receive
        // events, and which errors it may have
        context.points
          .filter(({ index }) => index <= 2)
          .map(({ index, zipCode, amount }) => [index, zipCode.length, (amount ?? 0) < 1000]),
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
    "what the server refused is shown where it is refused": (snapshot) =>
      snapshot.context.refusals.length > 0 === snapshot.matches({ blocked: "refused" })
  }
})
