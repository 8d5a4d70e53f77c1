import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { openOrderOf } from "../../domain/order/life/open-order.test-support.ts"
import type { OpenOrder } from "../../domain/order/life/open-order.ts"
import type { OrderAct } from "../../domain/order/life/order-acts.ts"
import type { SellerWish } from "../../domain/order/life/seller-wish.ts"
import type { ActAnswer } from "../../machines/open-order/setup.ts"
import { openOrderMachine } from "../../machines/open-order.machine.ts"
import { wakingClock } from "./waking-clock.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a row with an announced action. While its timers are suspended, the time of day advances by `slept` ms. */
const announced = (act: OrderAct) => {
  let slept = 0
  const sent: Array<OrderAct> = []
  const ground = {
    setTimeout: (then: () => void, milliseconds: number) => Number(setTimeout(then, milliseconds)),
    clearTimeout: (id: number) => clearTimeout(id),
    now: () => Date.now() + slept
  }
  const machine = openOrderMachine.provide({
    actors: {
      act: fromPromise<ActAnswer, { readonly order: OpenOrder; readonly wish: SellerWish }>(({ input }) => {
        sent.push(input.wish.act)
        return new Promise(() => {})
      })
    }
  })
  const row = createActor(machine, {
    input: { order: openOrderOf() },
    clock: wakingClock(() => row.send({ type: "window.slept" }), ground)
  })
  row.start()
  row.send({ type: "act.choose", act })
  if (act === "refuse")
    row.send({ type: "act.submit", wish: { act, reason: "Ausverkauft" }, today: "2026-12-01" })
  return {
    row,
    sent,
    sleep: (milliseconds: number) => {
      slept += milliseconds
    },
    pass: (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
    }
  }
}

describe("an action announced in a window that was suspended", () => {
  it("is sent as usual if the computer did not sleep, even if a background timer is a second late", () => {
    const { row, sent, sleep, pass } = announced("confirm")
    sleep(1000)
    pass(10_000)
    expect([row.getSnapshot().value, sent]).toEqual(["acting", ["confirm"]])
  })

  it("is not sent after waking up, whenever within the ten seconds the computer fell asleep", () => {
    for (const before of [0, 4999, 5000, 9999]) {
      const { row, sent, sleep, pass } = announced("confirm")
      pass(before)
      sleep(3_600_000)
      pass(60_000)
      expect([row.getSnapshot().value, sent], `after ${before} ms`).toEqual([{ resting: "unsent" }, []])
    }
  })

  it("returns as a form with the former input, to be sent again", () => {
    const { row, sent, sleep, pass } = announced("refuse")
    sleep(3_600_000)
    pass(60_000)
    const { value, context } = row.getSnapshot()
    expect([value, context.wish, sent]).toEqual([
      { asking: "unsent" },
      { act: "refuse", reason: "Ausverkauft" },
      []
    ])
  })

  it("that was sent before the sleep times out like any other call", () => {
    const { row, sent, sleep, pass } = announced("confirm")
    pass(10_000)
    sleep(3_600_000)
    pass(20_000)
    expect([row.getSnapshot().value, sent]).toEqual([{ failed: "unreachable" }, ["confirm"]])
  })
})
