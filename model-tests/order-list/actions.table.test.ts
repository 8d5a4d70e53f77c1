import { expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { orderListMachine } from "../../src/machines/order-list.machine.ts"
import { type Stage, stage } from "../harness/stage.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

type List = Stage<typeof orderListMachine>

const first = { search: "", status: null, countryId: null, page: 1 } as const
const second = { ...first, page: 2 }
const begin = () => stage(orderListMachine, { query: first })

/** Describes the list as one string: the state, the visible rows, the current query, and the number of calls. */
const where = (list: List): string => {
  const { value, context } = list.snapshot()
  const rows = context.page.items.map(({ orderId }) => orderId).join("+") || "-"
  const asked = list.asked("listOpenOrders").length
  return `${pathOf(value)} ${rows} ${context.query.page === 1 ? "first" : "second"} #${asked}`
}

const asks = (query: object) => (list: List) => list.send({ type: "query.change", query })
const listed = (...ids: ReadonlyArray<string>) => {
  const page = { items: ids.map((orderId) => openOrderOf({ orderId })), total: ids.length }
  return (list: List) => list.answer("listOpenOrders", { kind: "listed", page })
}

const actions = {
  "first question": asks(first),
  "second question": asks(second),
  load: (list: List) => list.send({ type: "list.load" }),
  "a is listed": listed("a"),
  "b and c are listed": listed("b", "c"),
  "none is listed": listed(),
  "signed out": (list: List) => list.answer("listOpenOrders", { kind: "signedOut" }),
  "no answer": (list: List) => list.fail("listOpenOrders"),
  "19.999 s": (list: List) => list.wait(19_999),
  "20 s": (list: List) => list.wait(20_000)
}
const { load, "second question": other, "a is listed": a, "20 s": silence } = actions

/**
 * Returns the expected state after each response to a query; until a new list arrives, only rows of the same query stay
 * visible.
 */
const answered = (question: string, calls: number, former: string) => ({
  "a is listed": `full a ${question} #${calls}`,
  "b and c are listed": `full b+c ${question} #${calls}`,
  "none is listed": `empty - ${question} #${calls}`,
  "signed out": `expired ${former} ${question} #${calls}`
})
const unanswered = (state: string) => ({ "no answer": state, "20 s": state })

const table: Table<List> = {
  "loading - first #1": {
    way: [],
    leads: {
      "second question": "loading - second #2",
      ...answered("first", 1, "-"),
      ...unanswered("failed - first #1")
    }
  },
  // the same query again: a call for it is already running
  "loading a first #2": {
    way: [a, load],
    leads: {
      "second question": "loading a second #3",
      ...answered("first", 2, "a"),
      ...unanswered("stale a first #2")
    }
  },
  "loading a second #2": {
    way: [a, other],
    leads: {
      "first question": "loading a first #3",
      ...answered("second", 2, "a"),
      ...unanswered("failed - second #2")
    }
  },
  // back to the query to which the rows belong
  "loading a first #3": {
    way: [a, other, actions["first question"]],
    leads: {
      "second question": "loading a second #4",
      ...answered("first", 3, "a"),
      ...unanswered("stale a first #3")
    }
  },
  "full a first #1": {
    way: [a],
    leads: { "second question": "loading a second #2", load: "loading a first #2" }
  },
  // the late response is ignored
  "stale a first #2": {
    way: [a, load, silence],
    leads: { "second question": "loading a second #3", load: "loading a first #3" }
  },
  "empty - first #1": {
    way: [actions["none is listed"]],
    leads: { "second question": "loading - second #2", load: "loading - first #2" }
  },
  "failed - first #1": {
    way: [silence],
    leads: { "second question": "loading - second #2", load: "loading - first #2" }
  },
  "failed - second #2": {
    way: [a, other, actions["no answer"]],
    leads: { "first question": "loading - first #3", load: "loading - second #3" }
  },
  "expired - first #1": {
    way: [actions["signed out"]],
    leads: { "second question": "loading - second #2", load: "loading - first #2" }
  },
  // users who sign in elsewhere continue where they were
  "expired a first #2": {
    way: [a, load, actions["signed out"]],
    leads: { "second question": "loading a second #3", load: "loading a first #3" }
  }
}

it("the list follows the table in every state (rule desk.list-states: empty, loading, error, full)", async () => {
  expect(differences(await rowsOf(begin, where, actions, table))).toEqual([])
})
