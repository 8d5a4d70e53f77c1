import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { type ActorRefFrom, createActor, getInitialSnapshot, type SnapshotFrom } from "xstate"
import type { OpenOrder } from "../../domain/order/life/open-order.ts"
import { openOrderMachine } from "../../machines/open-order.machine.ts"
import type { openOrderActors } from "../../services/actors/desk-orders.actors.ts"
import { wakingClock } from "../../services/desk/waking-clock.ts"
import { withHeldRows } from "../../ui/order/desk/open/held-rows.ts"
import { type OrderRowView, orderRowView, type OrderRowWishes } from "../../ui/order/desk/order-row.view.ts"

type Row = ActorRefFrom<typeof openOrderMachine>
type Snapshots = ReadonlyMap<string, SnapshotFrom<typeof openOrderMachine>>

/**
 * Runs a machine for each order of a list; the machine continues while the list is reloaded, and the order's row stays
 * in the list until its machine is finished.
 */
export const useOpenOrderRows = (
  orders: ReadonlyArray<OpenOrder>,
  /** Key of the query that the orders belong to; rows of another query are dropped. */
  answered: string | null,
  /** Actors of new rows; a change does not restart existing rows. */
  actorsOfRow: ReturnType<typeof openOrderActors>,
  today: () => string
): {
  readonly rows: ReadonlyArray<OrderRowView>
  readonly wishes: OrderRowWishes
  /** Cancels everything that is entered or announced, so that it is not sent. */
  readonly giveUp: () => void
} => {
  const actors = useRef(new Map<string, Row>())
  const [snapshots, setSnapshots] = useState<Snapshots>(new Map())
  const [list, setList] = useState({ arrived: orders, orders, answered })
  if (list.arrived !== orders) {
    const isAgain = answered !== null && list.answered === answered
    const isHeld = (orderId: string) => snapshots.get(orderId)?.matches("resting") === false
    const held = isAgain ? withHeldRows(list.orders, orders, isHeld) : orders
    setList({ arrived: orders, orders: held, answered })
  }

  useEffect(() => {
    const machine = openOrderMachine.provide({ actors: actorsOfRow })
    for (const order of orders) {
      const known = actors.current.get(order.orderId)
      if (known !== undefined) {
        known.send({ type: "order.arrived", order })
        continue
      }
      // the user could not see the countdown while the computer was asleep: nothing is sent without pressing the button
      // again
      const actor: Row = createActor(machine, {
        input: { order },
        clock: wakingClock(() => actor.send({ type: "window.slept" }))
      })
      actor.subscribe((snapshot) => setSnapshots((before) => new Map(before).set(order.orderId, snapshot)))
      actors.current.set(order.orderId, actor)
      actor.start()
    }
  }, [orders, actorsOfRow])

  useEffect(() => {
    const { current } = actors
    return () => {
      for (const actor of current.values()) actor.stop()
      current.clear()
    }
  }, [])

  const giveUp = useCallback(() => {
    for (const actor of actors.current.values()) {
      actor.send({ type: "act.takeBack" })
      if (actor.getSnapshot().matches("asking")) actor.send({ type: "act.cancel" })
    }
  }, [])
  // a page restored from the back/forward cache would continue its countdown
  useEffect(() => {
    const sleep = () => {
      for (const actor of actors.current.values()) actor.send({ type: "window.slept" })
    }
    addEventListener("pagehide", sleep)
    return () => removeEventListener("pagehide", sleep)
  }, [])

  const wishes = useMemo((): OrderRowWishes => {
    const row = (orderId: string) => actors.current.get(orderId)
    return {
      onChoose: (orderId, act) => row(orderId)?.send({ type: "act.choose", act }),
      onSubmit: (orderId, wish) => row(orderId)?.send({ type: "act.submit", wish, today: today() }),
      onTakeBack: (orderId) => row(orderId)?.send({ type: "act.takeBack" }),
      onRetry: (orderId) => row(orderId)?.send({ type: "act.retry" }),
      onCancel: (orderId) => row(orderId)?.send({ type: "act.cancel" })
    }
  }, [today])
  const rows = list.orders.map((order) =>
    orderRowView(snapshots.get(order.orderId) ?? getInitialSnapshot(openOrderMachine, { order }))
  )
  return { rows, wishes, giveUp }
}
