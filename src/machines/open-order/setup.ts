import { assign, setup } from "xstate"
import type { LifeProblem } from "../../domain/order/life/life-problems.ts"
import type { OpenOrder, OrderNow } from "../../domain/order/life/open-order.ts"
import { type OrderAct, takeBackTime } from "../../domain/order/life/order-acts.ts"
import { isPlainAct, type SellerWish, wishProblems } from "../../domain/order/life/seller-wish.ts"
import { port } from "../effect-port.ts"

/** The server's response to an action; if no response arrives, the port fails. */
export type ActAnswer =
  | { readonly kind: "done" }
  /** Another user acted first, or the action is no longer possible. */
  | { readonly kind: "conflict" }
  /** Rejected: the validation errors by form field, and the server's error code. */
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<LifeProblem>; readonly code: string }
  | { readonly kind: "signedOut" }
  /** This order does not exist for the caller. */
  | { readonly kind: "gone" }

export type OpenOrderEvent =
  | { readonly type: "act.choose"; readonly act: OrderAct }
  /** `today` is the local date of the order's country. */
  | { readonly type: "act.submit"; readonly wish: SellerWish; readonly today: string }
  /** Undoes an action before it is sent to the server. */
  | { readonly type: "act.takeBack" }
  /** The window was suspended for longer than the announcement: the user has not seen the countdown. */
  | { readonly type: "window.slept" }
  | { readonly type: "act.retry" }
  | { readonly type: "act.cancel" }
  /** The list was loaded again, with this order. */
  | { readonly type: "order.arrived"; readonly order: OpenOrder }

interface Context {
  readonly order: OpenOrder
  /** The current state of the order: still open, or ended. */
  readonly now: OrderNow
  /** The last chosen action. */
  readonly act: OrderAct
  readonly wish: SellerWish
  readonly problems: ReadonlyArray<LifeProblem>
  /** Error code with which the server refused the action; empty if nothing was refused. */
  readonly refusal: string
  /**
   * Why the order is read again: an action was completed, another user acted first, or the user gave up an action that
   * got no response.
   */
  readonly because: "done" | "conflict" | "left"
}

interface Submitted {
  readonly wish: SellerWish
  readonly today: string
}

/** Returns the validation errors for the form; empty for an action without a form. */
const problemsIn = (answer: ActAnswer, order: OpenOrder, act: OrderAct): ReadonlyArray<LifeProblem> =>
  answer.kind === "refused" && !isPlainAct(order, act) ? answer.problems : []

/** Placeholder for an action without input. */
const nothingTyped: SellerWish = { act: "confirm" }

const refusalIn = (answer: ActAnswer): string => (answer.kind === "refused" ? answer.code : "")

export const openOrderSetup = setup({
  types: {
    input: {} as { readonly order: OpenOrder },
    context: {} as Context,
    events: {} as OpenOrderEvent,
    tags: {} as "busy" | "form" | "announced"
  },
  actors: {
    act: port<ActAnswer, { readonly order: OpenOrder; readonly wish: SellerWish }>("act"),
    readOrder: port<OrderNow, { readonly order: OpenOrder }>("readOrder")
  },
  actions: {
    /** Input from the form of another action is discarded. */
    choose: assign((_, act: OrderAct) => ({ act, wish: nothingTyped })),
    choosePlain: assign(({ context: { order } }, act: OrderAct) =>
      isPlainAct(order, act) ? { act, wish: { act } } : {}
    ),
    keepWish: assign((_, wish: SellerWish) => ({ wish, problems: [], refusal: "" })),
    noteProblems: assign(({ context: { order } }, submitted: Submitted) => ({
      wish: submitted.wish,
      problems: wishProblems(order, submitted.wish, submitted.today),
      refusal: ""
    })),
    /**
     * Stores only the validation errors: the request that was sent stays in the context, so that it can be sent again.
     */
    noteFlaws: assign(({ context: { order } }, { wish, today }: Submitted) => ({
      problems: wishProblems(order, wish, today)
    })),
    keepRefusal: assign(({ context: { order, act } }, answer: ActAnswer) => ({
      problems: problemsIn(answer, order, act),
      refusal: refusalIn(answer)
    })),
    forgetProblems: assign({ problems: [], refusal: "" }),
    takeOver: assign((_, order: OpenOrder) => ({ order, now: { kind: "open", order } })),
    because: assign((_, because: Context["because"]) => ({ because })),
    takeAway: assign(({ context: { order } }) => ({ order: { ...order, may: [] } })),
    keepNow: assign(({ context: { order } }, now: OrderNow) => ({
      now,
      order: now.kind === "open" ? now.order : { ...order, may: [] }
    }))
  },
  guards: {
    isPossible: ({ context: { order } }, act: OrderAct) => order.may.includes(act),
    isPlain: ({ context: { order } }, act: OrderAct) => isPlainAct(order, act) && order.may.includes(act),
    isSound: ({ context: { order, act } }, { wish, today }: Submitted) =>
      wish.act === act && wishProblems(order, wish, today).length === 0,
    isFlawed: ({ context: { order, act } }, { wish, today }: Submitted) =>
      wish.act === act && wishProblems(order, wish, today).length > 0,
    isWished: ({ context: { act } }, wish: SellerWish) => wish.act === act,
    isForm: ({ context: { order, act } }) => !isPlainAct(order, act),
    /**
     * An ended order never opens again (rule life.states): a list that still contains it is outdated and is ignored.
     */
    isNews: ({ context: { order, now } }, { version }: OpenOrder) =>
      now.kind === "open" && version > order.version,
    isBecause: ({ context }, because: Context["because"]) => context.because === because,
    isAnswer: (_, { answer, kind }: { readonly answer: ActAnswer; readonly kind: ActAnswer["kind"] }) =>
      answer.kind === kind
  },
  delays: {
    longestAnswer: 20_000,
    takeBack: takeBackTime.whole,
    lastCall: takeBackTime.untilLastCall
  }
})
