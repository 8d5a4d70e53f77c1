import type { Fault } from "../planted/fault.ts"

const machine = "order"
const steps = "src/domain/order/steps.test.ts"
const ports = "src/services/actors/order.actors.test.ts"
const story = "model-tests/order/story.table.test.ts"
const offerTime = "model-tests/order/offer-time.table.test.ts"
const endings = "model-tests/order/endings.table.test.ts"
const priceAnnounced = "model-tests/order/price-announced.table.test.ts"

export const orderFaults: ReadonlyArray<Fault> = [
  {
    name: "step weight swapped",
    machine,
    file: "src/domain/order/steps.ts",
    text: "weight: 5,",
    by: "weight: 25,",
    judges: [steps]
  },
  {
    name: "stations step with one station",
    machine,
    file: "src/domain/order/steps.ts",
    text: "order.stations > 1",
    by: "order.stations >= 1",
    judges: [steps]
  },
  {
    name: "inaccessible step shown",
    machine,
    file: "src/domain/order/wizard/step-walk.ts",
    text: "isAddressable(wish.step) && stepProblem(draft, wish) === undefined",
    by: "isAddressable(wish.step) && draft.applicableSteps.some(({ key }) => key === wish.step)",
    judges: [story]
  },
  {
    name: "second key on retry",
    machine,
    file: "src/machines/order/summary.state.ts",
    text: `unanswered: { on: { "moisture.declare": {}, "place.retry": "placing", "order.place": "placing" } }`,
    by: `unanswered: {
      entry: { type: "forgetKey", params: ({ context: { draftId } }) => ({ draftId }) },
      on: { "moisture.declare": {}, "place.retry": "offered.keying", "order.place": "offered.keying" }
    }`,
    judges: [story]
  },
  {
    name: "retry that sends nothing",
    machine,
    file: "src/machines/order/summary.state.ts",
    text: `"moisture.declare": {}, "place.retry": "placing"`,
    by: `"moisture.declare": {}, "place.retry": "offered.keying"`,
    judges: [story]
  },
  {
    name: "key made for each sending",
    machine,
    file: "src/services/actors/order.actors.ts",
    text: `"idempotency-key": idempotencyKey`,
    by: `"idempotency-key": \`${"$"}{idempotencyKey}-${"$"}{performance.now()}\``,
    judges: [ports]
  },
  {
    name: "changed price not acknowledged",
    machine,
    file: "src/machines/order/placing.states.ts",
    text: `target: "offered.priceChanged",`,
    by: `target: "offered",`,
    judges: [endings]
  },
  {
    name: "new price of a refused order not acknowledged",
    machine,
    file: "src/machines/order/placing.states.ts",
    text: `repricingState = readAgain("offered.priceChanged")`,
    by: `repricingState = readAgain("changed")`,
    judges: [story]
  },
  {
    name: "price that another window changed not told",
    machine,
    file: "src/machines/order/offered.state.ts",
    text: `{ guard: "hasPriceChanged", target: "priceChanged" },`,
    by: "",
    judges: [priceAnnounced]
  },
  {
    name: "price that was passed by taken for seen",
    machine,
    file: "src/machines/order/context.ts",
    text: "seenOffer: context.seenOffer ?? context.draft?.offer ?? null",
    by: "seenOffer: context.draft?.offer ?? null",
    judges: [priceAnnounced]
  },
  {
    name: "offer's time anew with every try",
    machine,
    file: "src/machines/order/summary.state.ts",
    text: `"place.retry": "recalculating" } },
    recalculating`,
    by: `"place.retry": "offered" } },
    recalculating`,
    judges: [offerTime]
  },
  {
    name: "offer's time anew with every visit",
    machine,
    file: "src/machines/order.machine.ts",
    text: `exit: "forgetTime",`,
    by: "",
    judges: [offerTime]
  },
  {
    name: "second key after a reload",
    machine,
    file: "src/services/actors/placing-keys.ts",
    text: "if (kept !== undefined && kept.version === version && kept.summaryHash === summaryHash) return kept.key",
    by: "void kept",
    judges: ["src/services/actors/placing-keys.test.ts"]
  },
  {
    name: "stations skipped by the server",
    machine,
    file: "src/machines/order/validated-steps.machine.ts",
    text: "isPartOf({ stations: context.count })",
    by: "isPartOf({ stations: context.count - 1 })",
    judges: ["model-tests/validated-steps/validated-steps.table.test.ts"]
  },
  {
    name: "payment of another variant opened",
    machine,
    file: "src/domain/order/steps.ts",
    text: "step.key === key && (variant === null || step.variant === variant)",
    by: "step.key === key",
    judges: [steps]
  },
  {
    name: "no stations step with two stations",
    machine,
    file: "src/domain/order/steps.ts",
    text: "order.stations > 1",
    by: "order.stations > 2",
    judges: [steps]
  },
  {
    name: "changed price taken for the same",
    machine,
    file: "src/services/actors/order.actors.ts",
    text: `priceChanged ? "priceChanged" : "unchanged"`,
    by: `recentOrders < 0 ? "priceChanged" : "unchanged"`,
    judges: [ports]
  },
  {
    name: "order sent without its key",
    machine,
    file: "src/services/actors/order.actors.ts",
    text: `const headers = { "idempotency-key": idempotencyKey }`,
    by: "const headers = {}",
    judges: [ports]
  }
]
