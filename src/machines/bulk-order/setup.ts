import { assign, setup } from "xstate"
import type { FieldProblem } from "../../domain/address/address.ts"
import { parseAmount } from "../../domain/product/amount.ts"
import type { BulkCalculation, BulkOrder } from "../../domain/bulk/bulk-calculation.ts"
import {
  canAddPoint,
  canRemovePoint,
  isSamePoints,
  isUnfinished,
  pointRows,
  withAddedPoint,
  withoutPoint,
  withPoint
} from "../../domain/bulk/point-rows.ts"
import type { DeliveryPoint } from "../../domain/bulk/points-codec.ts"
import { bulkProblems } from "../../domain/bulk/points.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { leastOfferLifetime } from "../../domain/offer/offer.ts"
import { productGroup, type ProductGroupId } from "../../domain/product/product-group.ts"
import { digitsOnly } from "../../domain/place/zip.ts"
import { actionPort, port } from "../effect-port.ts"
import type { BulkOrderInput, BulkOrderWish } from "./context.ts"

/** The server's response to a bulk order; if no response arrives, the port fails. */
export type BulkOrderAnswer =
  /** `validFor` is the remaining validity (ms). */
  | { readonly kind: "calculated"; readonly calculation: BulkCalculation; readonly validFor: number }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<FieldProblem> }

type ZipChange = { readonly type: "point.zip"; readonly index: number; readonly zip: string }
type AmountChange = { readonly type: "point.amount"; readonly index: number; readonly text: string }

export type BulkOrderEvent =
  | { readonly type: "point.add" }
  | { readonly type: "point.remove"; readonly index: number }
  | ZipChange
  | AmountChange
  /** The form's button was clicked or Enter was pressed: the calculation starts without the typing delay. */
  | { readonly type: "calculation.start" }
  | { readonly type: "calculation.retry" }
  /** Another tab of this browser has stored other delivery points. */
  | { readonly type: "points.changed"; readonly points: ReadonlyArray<DeliveryPoint> }
  /** The browser navigated to another URL of this page (back, forward). */
  | { readonly type: "address.changed"; readonly points: ReadonlyArray<DeliveryPoint> }

export interface BulkOrderKey {
  readonly countryId: CountryId
  readonly productGroupId: ProductGroupId
}

/** Stored delivery points, with their country and product group. */
export interface KeptPoints extends BulkOrderKey {
  readonly points: ReadonlyArray<DeliveryPoint>
}

const pointAt = ({ points }: BulkOrderWish, index: number) => points.find((point) => point.index === index)

const amountIn = ({ productGroupId }: BulkOrderWish, text: string): number | null =>
  parseAmount(text, productGroup(productGroupId).unit)

/** Setup of the bulk order machine: types, ports and guards (rule bulk.points). */
export const bulkOrderSetup = setup({
  types: {
    input: {} as BulkOrderInput,
    context: {} as BulkOrderWish,
    events: {} as BulkOrderEvent,
    tags: {} as "busy"
  },
  actors: {
    /** Reads the stored delivery points of a country and product group; empty if there are none. */
    recallPoints: port<ReadonlyArray<DeliveryPoint>, BulkOrderKey>("recallPoints"),
    calculate: port<BulkOrderAnswer, BulkOrder>("calculate")
  },
  actions: {
    keepPoints: assign(({ context }, { points }: { readonly points: ReadonlyArray<DeliveryPoint> }) => ({
      points: pointRows(context.productGroupId, points)
    })),
    addPoint: assign(({ context }) => ({ points: withAddedPoint(context.productGroupId, context.points) })),
    removePoint: assign(({ context }, { index }: { readonly index: number }) => ({
      points: withoutPoint(context.points, index)
    })),
    keepZip: assign(({ context }, { index, zip }: ZipChange) => ({
      points: withPoint(context.points, index, { zipCode: digitsOnly(zip) })
    })),
    keepAmount: assign(({ context }, { index, text }: AmountChange) => ({
      points: withPoint(context.points, index, { amount: amountIn(context, text) })
    })),
    keepAnswer: assign((_, answer: BulkOrderAnswer) =>
      answer.kind === "calculated"
        ? { calculation: answer.calculation, validFor: answer.validFor }
        : { refusals: answer.problems }
    ),
    clearCalculation: assign({ calculation: null }),
    clearRefusals: assign({ refusals: [] }),
    /** Stores the points in the browser. */
    persist: actionPort<KeptPoints>(),
    /** Adds the URL with these points to the browser history, unless it is already the current URL. */
    showAddress: actionPort<ReadonlyArray<DeliveryPoint>>()
  },
  guards: {
    isSeeded: ({ context }) => context.calculation !== null,
    hasFailed: ({ context }) => context.hasFailed,
    isAddressed: ({ context }) => context.isAddressed,
    isKept: (_, points: ReadonlyArray<DeliveryPoint>) => points.length > 0,
    isOtherZip: ({ context }, { index, zip }: ZipChange) => {
      const point = pointAt(context, index)
      return point !== undefined && point.zipCode !== digitsOnly(zip)
    },
    isOtherAmount: ({ context }, { index, text }: AmountChange) => {
      const point = pointAt(context, index)
      return point !== undefined && point.amount !== amountIn(context, text)
    },
    canAdd: ({ context }) => canAddPoint(context.points),
    canRemove: ({ context }, { index }: { readonly index: number }) => canRemovePoint(context.points, index),
    isElsewhere: ({ context }, { points }: { readonly points: ReadonlyArray<DeliveryPoint> }) =>
      points.length > 0 && !isSamePoints(pointRows(context.productGroupId, points), context.points),
    /**
     * Whether delivery points of another tab are taken over; they are ignored while the user is filling in the rows.
     */
    isTakenOver: ({ context }, { points }: { readonly points: ReadonlyArray<DeliveryPoint> }) =>
      points.length > 0 &&
      !isSamePoints(pointRows(context.productGroupId, points), context.points) &&
      (!isUnfinished(context.points) || context.points.every(({ zipCode }) => zipCode === "")),
    isUnfinished: ({ context }) => isUnfinished(context.points),
    isBlocked: ({ context: { countryId, productGroupId, points } }) =>
      bulkProblems(countryId, productGroupId, points).length > 0,
    isCalculated: (_, answer: BulkOrderAnswer) => answer.kind === "calculated",
    hasOffers: ({ context }) => context.calculation !== null && context.calculation.items.length > 0
  },
  delays: {
    typing: 1500,
    offerLifetime: ({ context }) => Math.max(context.validFor, leastOfferLifetime)
  }
})
