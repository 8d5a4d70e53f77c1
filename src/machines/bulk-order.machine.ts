import { beginBulkOrder, bulkOrderOf, type BulkOrderWish } from "./bulk-order/context.ts"
import { bulkOrderSetup } from "./bulk-order/setup.ts"

export type { BulkOrderInput } from "./bulk-order/context.ts"
export type { BulkOrderAnswer, BulkOrderEvent, BulkOrderKey, KeptPoints } from "./bulk-order/setup.ts"

interface Now {
  readonly context: BulkOrderWish
}

const kept = ({ context: { countryId, productGroupId, points } }: Now) => ({
  countryId,
  productGroupId,
  points
})
const shown = ({ context }: Now) => context.points

/**
 * Every change discards the old result immediately; clicks start the calculation at once, typing starts it after a
 * delay.
 */
export const bulkOrderMachine = bulkOrderSetup.createMachine({
  id: "bulkOrder",
  context: beginBulkOrder,
  initial: "sorting",
  on: {
    "point.add": {
      guard: "canAdd",
      target: ".deciding",
      actions: ["addPoint", { type: "persist", params: kept }, { type: "showAddress", params: shown }]
    },
    "point.remove": {
      guard: { type: "canRemove", params: ({ event }) => event },
      target: ".deciding",
      actions: [
        { type: "removePoint", params: ({ event }) => event },
        { type: "persist", params: kept },
        { type: "showAddress", params: shown }
      ]
    },
    "point.zip": {
      guard: { type: "isOtherZip", params: ({ event }) => event },
      target: ".settling",
      actions: { type: "keepZip", params: ({ event }) => event }
    },
    "point.amount": {
      guard: { type: "isOtherAmount", params: ({ event }) => event },
      target: ".settling",
      actions: { type: "keepAmount", params: ({ event }) => event }
    },
    "calculation.start": {
      target: ".validating",
      actions: [
        { type: "persist", params: kept },
        { type: "showAddress", params: shown }
      ]
    },
    "points.changed": {
      guard: { type: "isTakenOver", params: ({ event }) => event },
      target: ".deciding",
      actions: [
        { type: "keepPoints", params: ({ event }) => event },
        { type: "showAddress", params: shown }
      ]
    },
    "address.changed": {
      guard: { type: "isElsewhere", params: ({ event }) => event },
      target: ".deciding",
      actions: [
        { type: "keepPoints", params: ({ event }) => event },
        { type: "persist", params: kept }
      ]
    }
  },
  states: {
    sorting: {
      always: [
        { guard: "isSeeded", target: "calculated" },
        { guard: "hasFailed", target: "failed" },
        { guard: "isAddressed", target: "deciding" },
        { target: "recalling" }
      ]
    },
    /** Reads the delivery points stored in this browser; points that the user types meanwhile take precedence. */
    recalling: {
      invoke: {
        id: "recallPoints",
        src: "recallPoints",
        input: ({ context: { countryId, productGroupId } }) => ({ countryId, productGroupId }),
        onDone: [
          {
            guard: { type: "isKept", params: ({ event }) => event.output },
            target: "deciding",
            actions: [
              { type: "keepPoints", params: ({ event }) => ({ points: event.output }) },
              { type: "showAddress", params: shown }
            ]
          },
          { target: "editing" }
        ],
        onError: "editing"
      }
    },
    /** A place or an amount is still missing, but no error is shown yet. */
    editing: {},
    settling: {
      // delivery points typed in this tab take precedence over those stored by another tab
      on: { "points.changed": {} },
      after: {
        typing: {
          target: "deciding",
          actions: [
            { type: "persist", params: kept },
            { type: "showAddress", params: shown }
          ]
        }
      }
    },
    deciding: { always: [{ guard: "isUnfinished", target: "editing" }, { target: "validating" }] },
    validating: { always: [{ guard: "isBlocked", target: "blocked" }, { target: "calculating" }] },
    /** Some delivery points are invalid; `bulkProblems` or the server gives the reason for each of them. */
    blocked: {
      initial: "points",
      states: {
        points: {},
        refused: { exit: "clearRefusals" }
      }
    },
    calculating: {
      tags: "busy",
      invoke: {
        id: "calculate",
        src: "calculate",
        input: ({ context }) => bulkOrderOf(context),
        onDone: [
          {
            guard: { type: "isCalculated", params: ({ event }) => event.output },
            target: "calculated",
            actions: { type: "keepAnswer", params: ({ event }) => event.output }
          },
          { target: "blocked.refused", actions: { type: "keepAnswer", params: ({ event }) => event.output } }
        ],
        onError: "failed"
      },
      // a double click would repeat the request, whose response is already pending
      on: { "calculation.start": {} }
    },
    calculated: {
      initial: "sorting",
      exit: "clearCalculation",
      after: { offerLifetime: "calculating" },
      states: {
        sorting: { always: [{ guard: "hasOffers", target: "offers" }, { target: "empty" }] },
        offers: {},
        /** No dealer delivers to all these points on one tour. */
        empty: {}
      }
    },
    /** No response: the result is discarded and the visitor may try again (rule calculator.no-answer). */
    failed: { on: { "calculation.retry": "calculating" } }
  }
})
