import { describe, expect, it } from "vitest"
import { openOrderOf } from "../../src/domain/order/life/open-order.test-support.ts"
import { orderListMachine } from "../../src/machines/order-list.machine.ts"
import { stage } from "../harness/stage.ts"

const query = { search: "", status: null, countryId: null, page: 1 } as const
const listed = (...ids: ReadonlyArray<string>) => ({
  kind: "listed",
  page: { items: ids.map((orderId) => openOrderOf({ orderId })), total: ids.length }
})

const begin = () => {
  const list = stage(orderListMachine, { query })
  return {
    ...list,
    asks: (change: object) => list.send({ type: "query.change", query: { ...query, ...change } }),
    loads: () => list.send({ type: "list.load" }),
    rows: () => list.snapshot().context.page.items.map(({ orderId }) => orderId)
  }
}

describe("orderList (rule desk.list-states)", () => {
  it("requests its rows at the start, and shows the answer", async () => {
    const list = begin()
    expect(list.snapshot().value).toBe("loading")
    expect(list.asked("listOpenOrders")).toEqual([{ query }])
    await list.answer("listOpenOrders", listed("a", "b"))
    expect([list.snapshot().value, list.rows()]).toEqual(["full", ["a", "b"]])
    expect(list.snapshot().context.page.total).toBe(2)
  })

  it("keeps the former rows while others are loading, and shows none if there are none", async () => {
    const list = begin()
    await list.answer("listOpenOrders", listed("a"))
    list.asks({ search: "gibt es nicht" })
    expect([list.snapshot().value, list.rows()]).toEqual(["loading", ["a"]])
    await list.answer("listOpenOrders", listed())
    expect([list.snapshot().value, list.rows()]).toEqual(["empty", []])
    list.loads()
    await list.answer("listOpenOrders", listed("c"))
    expect(list.rows()).toEqual(["c"])
  })

  it("ignores the late answer to a former query", async () => {
    const list = begin()
    list.asks({ status: "placed" })
    list.asks({ status: "placed", page: 2 })
    expect([0, 1, 2].map((call) => list.isStopped("listOpenOrders", call))).toEqual([true, true, false])
    await list.answer("listOpenOrders", listed("new"))
    await list.answer("listOpenOrders", listed("old"), 0)
    expect(list.rows()).toEqual(["new"])
    expect(list.asked("listOpenOrders").at(-1)).toEqual({
      query: { ...query, status: "placed", countryId: null, page: 2 }
    })
  })

  it("sends no new request for the same query", async () => {
    const list = begin()
    list.asks({})
    await list.answer("listOpenOrders", listed("a"))
    list.asks({})
    expect(list.asked("listOpenOrders")).toHaveLength(1)
    for (const change of [{ page: 2 }, { search: "Muster" }, { status: "confirmed" }]) {
      list.asks(change)
      list.asks({})
    }
    expect(list.asked("listOpenOrders"), "and anew for each that differs").toHaveLength(7)
  })

  it("reports a missing answer, and shows no possibly outdated rows until it is requested again", async () => {
    for (const failing of ["error", "silence"]) {
      const list = begin()
      await list.answer("listOpenOrders", listed("a"))
      list.asks({ page: 2 })
      if (failing === "error") await list.fail("listOpenOrders")
      else {
        list.wait(19_999)
        expect(list.snapshot().value).toBe("loading")
        list.wait(1)
      }
      expect([list.snapshot().value, list.rows()]).toEqual(["failed", []])
      list.loads()
      await list.answer("listOpenOrders", listed("b"))
      expect([list.snapshot().value, list.rows()]).toEqual(["full", ["b"]])
    }
  })

  it("keeps the rows of the same query if it is requested again without an answer", async () => {
    for (const failing of ["error", "silence"]) {
      const list = begin()
      await list.answer("listOpenOrders", listed("a"))
      list.loads()
      expect([list.snapshot().value, list.rows()]).toEqual(["loading", ["a"]])
      if (failing === "error") await list.fail("listOpenOrders")
      else list.wait(20_000)
      expect([list.snapshot().value, list.rows()]).toEqual(["stale", ["a"]])
      list.loads()
      await list.fail("listOpenOrders")
      expect([list.snapshot().value, list.rows()]).toEqual(["stale", ["a"]])
      list.loads()
      await list.answer("listOpenOrders", listed("a", "b"))
      expect([list.snapshot().value, list.rows()]).toEqual(["full", ["a", "b"]])
      list.loads()
      await list.fail("listOpenOrders")
      list.asks({ status: "placed" })
      await list.fail("listOpenOrders")
      expect([list.snapshot().value, list.rows()], "another question").toEqual(["failed", []])
    }
  })

  it("has no rows to keep if there were none, or before the first answer", async () => {
    const list = begin()
    await list.fail("listOpenOrders")
    expect(list.snapshot().value).toBe("failed")
    list.loads()
    await list.answer("listOpenOrders", listed())
    list.loads()
    await list.fail("listOpenOrders")
    expect([list.snapshot().value, list.rows()]).toEqual(["failed", []])
  })

  it("reports that the session has ended, and continues after the next sign-in", async () => {
    const list = begin()
    await list.answer("listOpenOrders", { kind: "signedOut" })
    expect(list.snapshot().value).toBe("expired")
    list.loads()
    await list.answer("listOpenOrders", listed("a"))
    expect(list.snapshot().value).toBe("full")
  })
})
