import { assign, setup } from "xstate"
import type { Cents } from "../domain/price/money.ts"
import { finalPlan } from "../domain/payment/instalments.ts"
import type { InstalmentTerms } from "../domain/payment/payment-choice.ts"
import { port } from "./effect-port.ts"

/** The plans of an order and who lends the money; no plan where the lender does not take it. */
export interface InstalmentOffer {
  readonly provider: string
  readonly infoUrl: string
  readonly options: ReadonlyArray<InstalmentTerms>
  /** The script by which the provider knows devices again; not there without one. */
  readonly deviceCheck?: {
    readonly scriptUrl: string
    readonly environment: "t" | "p"
    readonly token: string
  }
}

export interface InstalmentPlanInput {
  readonly draftId: string
  /** Months by default. */
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
  /** The offer is another one now: so are its plans. */
  | { readonly type: "price.changed" }
  /** Gross cents of what came. */
  | { readonly type: "goods.delivered"; readonly total: Cents }

type Choice = { readonly optionId: string }

/** A plan of instalments from the lender's offers to the final one by what was delivered (rule payment.final-plan). */
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
      // the question of before is stopped: its plans would be those of the old price
      on: { "price.changed": { target: "loading", reenter: true } }
    },
    unread: { on: { "options.retry": "loading", "price.changed": "loading" } },
    /** The lender does not take this order. */
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
    /** Applied for: it holds until the goods have come, or until the lender says no. */
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
    /** The lender said no: another plan can be asked for. */
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
