import type { OpenOrder } from "../../src/domain/order/life/open-order.ts"
import { type OrderAct, takeBackTime } from "../../src/domain/order/life/order-acts.ts"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import type { SellerWish } from "../../src/domain/order/life/seller-wish.ts"
import { openOrderMachine } from "../../src/machines/open-order.machine.ts"
import { stage } from "../harness/stage.ts"

export const confirmed = openOrderOf({ version: 2, status: "confirmed", may: ["schedule", "cancel"] })
export const refusal = { act: "refuse", reason: "Ausverkauft" } as const

/** Starts a row of the seller's list, with the actions of the seller. */
export const begin = (order: OpenOrder = openOrderOf()) => {
  const row = stage(openOrderMachine, { order })
  /** Waits until the action in the state `announced` is sent. */
  const passes = () => {
    if (row.snapshot().matches("announced")) row.wait(takeBackTime.whole)
  }
  return {
    ...row,
    /** Presses a button, and does not take the action back. */
    chooses: (act: OrderAct) => {
      row.send({ type: "act.choose", act })
      passes()
    },
    submits: (wish: SellerWish) => {
      row.send({ type: "act.submit", wish, today: "2026-12-01" })
      passes()
    },
    announces: (act: OrderAct) => row.send({ type: "act.choose", act }),
    sendsOff: (wish: SellerWish) => row.send({ type: "act.submit", wish, today: "2026-12-01" }),
    takesBack: () => row.send({ type: "act.takeBack" }),
    sleeps: () => row.send({ type: "window.slept" }),
    retries: () => row.send({ type: "act.retry" }),
    cancels: () => row.send({ type: "act.cancel" }),
    hears: (arrived: OpenOrder) => row.send({ type: "order.arrived", order: arrived }),
    reads: (now: OpenOrder) => row.answer("readOrder", { kind: "open", order: now }),
    state: () => row.snapshot().value,
    shown: () => {
      const { order: held, now } = row.snapshot().context
      return [held.version, now.kind === "open" ? now.order.status : now.status, ...held.may]
    }
  }
}
