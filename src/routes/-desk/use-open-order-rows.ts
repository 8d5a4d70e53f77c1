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

/** Each order of a list with a machine of its own, which goes on while the list is read anew, and is held in it meanwhile. */
export const useOpenOrderRows = (
  orders: ReadonlyArray<OpenOrder>,
  /** The question that the orders answer, in one word; rows of another one are not held. */
  answered: string | null,
  /** Kept for as long as the rows are the same; another one begins no row anew. */
  actorsOfRow: ReturnType<typeof openOrderActors>,
  today: () => string
): {
  readonly rows: ReadonlyArray<OrderRowView>
  readonly wishes: OrderRowWishes
  /** Nothing of what is typed or announced is sent any more. */
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
      // a user who comes back to a window that slept has not seen the time pass: nothing is sent without pressing anew
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
  // a page that the browser keeps for the way back would go on counting when it is shown again
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
