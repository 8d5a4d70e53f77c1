import { assign, setup } from "xstate"
import type { Cents } from "../domain/price/money.ts"
import { finalPlan } from "../domain/payment/instalments.ts"
import type { InstalmentTerms } from "../domain/payment/payment-choice.ts"
import { port } from "./effect-port.ts"

/** The instalment plans of an order and their lender; empty if the lender does not accept the order. */
export interface InstalmentOffer {
  readonly provider: string
  readonly infoUrl: string
  readonly options: ReadonlyArray<InstalmentTerms>
  /** The provider's device recognition script; absent if there is none. */
  readonly deviceCheck?: {
    readonly scriptUrl: string
    readonly environment: "t" | "p"
    readonly token: string
  }
}

export interface InstalmentPlanInput {
  readonly draftId: string
  /** Default number of months. */
  readonly months: number
}

interface Context extends InstalmentPlanInput {
  readonly offer: InstalmentOffer | null
  readonly plan: InstalmentTerms | null
}

export type InstalmentPlanEvent =
  | { readonly type: "plan.choose"; readonly optionId: string }
  /** The buyer applies for the chosen plan. */
  | { readonly type: "plan.accept" }
  | { readonly type: "plan.refused" }
  | { readonly type: "options.retry" }
  /** The offer's price has changed, so its plans are outdated. */
  | { readonly type: "price.changed" }
  /** Gross cents of the delivered goods. */
  | { readonly type: "goods.delivered"; readonly total: Cents }

type Choice = { readonly optionId: string }

/**
 * An instalment plan, from the lender's offers to the final plan based on the delivered amount (rule
 * payment.final-plan).
 */
export const instalmentPlanMachine = setup({
  types: {
    input: {} as InstalmentPlanInput,
    context: {} as Context,
    events: {} as InstalmentPlanEvent,
    tags: {} as "busy" | "table"
  },
  actors: { loadOptions: port<InstalmentOffer, { readonly draftId: string }>("loadOptions") },
  actions: {
    keepOffer: assign((_, offer: InstalmentOffer) => ({ offer })),
    choose: assign(({ context }, { optionId }: Choice) => ({
      plan: context.offer?.options.find((option) => option.optionId === optionId) ?? null
    })),
    chooseWished: assign(({ context }) => ({
      plan: context.offer?.options.find(({ months }) => months === context.months) ?? null
    })),
    finish: assign(({ context }, { total }: { readonly total: Cents }) => ({
      plan: context.plan === null ? null : finalPlan(context.plan, total)
    })),
    forget: assign({ offer: null, plan: null })
  },
  guards: {
    isEmpty: (_, { options }: InstalmentOffer) => options.length === 0,
    isOption: ({ context }, { optionId }: Choice) =>
      context.offer?.options.some((option) => option.optionId === optionId) ?? false,
    hasWished: ({ context }) =>
      context.offer?.options.some(({ months }) => months === context.months) ?? false
  }
}).createMachine({
  id: "instalmentPlan",
  context: ({ input }) => ({ ...input, offer: null, plan: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      entry: "forget",
      invoke: {
        id: "loadOptions",
        src: "loadOptions",
        input: ({ context: { draftId } }) => ({ draftId }),
        onDone: [
          { guard: { type: "isEmpty", params: ({ event }) => event.output }, target: "unavailable" },
          { target: "sorting", actions: { type: "keepOffer", params: ({ event }) => event.output } }
        ],
        onError: "unread"
      },
      // the running request is cancelled, because its plans would be for the old price
      on: { "price.changed": { target: "loading", reenter: true } }
    },
    unread: { on: { "options.retry": "loading", "price.changed": "loading" } },
    /** The lender does not accept this order. */
    unavailable: { on: { "price.changed": "loading" } },
    sorting: {
      always: [{ guard: "hasWished", target: "chosen", actions: "chooseWished" }, { target: "choosing" }]
    },
    choosing: {
      tags: "table",
      on: {
        "plan.choose": {
          guard: { type: "isOption", params: ({ event }) => event },
          target: "chosen",
          actions: { type: "choose", params: ({ event }) => event }
        },
        "price.changed": "loading"
      }
    },
    chosen: {
      tags: "table",
      on: {
        "plan.choose": {
          guard: { type: "isOption", params: ({ event }) => event },
          actions: { type: "choose", params: ({ event }) => event }
        },
        "plan.accept": "provisional",
        "price.changed": "loading"
      }
    },
    /** The buyer has applied for the plan, which is valid until the delivery or until the lender refuses. */
    provisional: {
      tags: "table",
      on: {
        "plan.choose": {
          guard: { type: "isOption", params: ({ event }) => event },
          target: "chosen",
          actions: { type: "choose", params: ({ event }) => event }
        },
        "plan.refused": "refused",
        "price.changed": "loading",
        "goods.delivered": { target: "final", actions: { type: "finish", params: ({ event }) => event } }
      }
    },
    /** The lender refused: the buyer may apply for another plan. */
    refused: {
      tags: "table",
      on: {
        "plan.choose": {
          guard: { type: "isOption", params: ({ event }) => event },
          target: "chosen",
          actions: { type: "choose", params: ({ event }) => event }
        },
        "price.changed": "loading"
      }
    },
    final: { type: "final" }
  }
})
