import { assert, describe, it } from "vitest"
import { isShed, loadOf, nextShedding, noShedding, type Shedding } from "./pressure.ts"
import {
  comeAgainIn,
  connectionsFor,
  longestWait,
  queueFor,
  shedOrder,
  type WorkClass,
  workClasses,
  workOfPage
} from "./work-classes.ts"

const shedBy = (shedding: Shedding) => shedOrder.filter((work) => isShed(shedding, work))

/** Returns the shedding state after a series of load values, one every 500 ms. */
const after = (...loads: ReadonlyArray<number>) => {
  let shedding = noShedding
  return loads.map((load, index) => {
    shedding = nextShedding(shedding, load, index * 500)
    return shedding.classes
  })
}

describe("the load of a copy (rule safety.shedding)", () => {
  const calm = { loopLateMs: 0, connectionWaitMs: 0, rendersWaiting: 0 }

  it("is the highest of its indicators", () => {
    assert.strictEqual(loadOf(calm), 0)
    assert.strictEqual(loadOf({ ...calm, loopLateMs: 400, rendersWaiting: 0.5 }), 1)
    assert.strictEqual(loadOf({ ...calm, connectionWaitMs: 1_000, loopLateMs: 100 }), 0.5)
    assert.strictEqual(loadOf({ ...calm, rendersWaiting: 0.75 }), 0.75)
  })

  it("refuses only exports and the desk if the database is not available: pages and offers are in memory", () => {
    const load = loadOf({ ...calm, connectionWaitMs: 60_000 })
    assert.deepStrictEqual(shedBy(nextShedding(noShedding, load, 0)), ["files", "desk"])
  })

  it("refuses exports first, and order placement never", () => {
    assert.deepStrictEqual(shedBy(nextShedding(noShedding, 0.49, 0)), [])
    assert.deepStrictEqual(shedBy(nextShedding(noShedding, 0.5, 0)), ["files"])
    assert.deepStrictEqual(shedBy(nextShedding(noShedding, 1, 0)), ["files", "desk", "pages"])
    assert.deepStrictEqual(shedBy(nextShedding(noShedding, 1_000, 0)), shedOrder.slice(0, -1))
    assert.strictEqual(shedOrder.at(-1), "placing")
  })

  it("accepts refused classes again one by one after it was low for some time", () => {
    assert.deepStrictEqual(after(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), [3, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0])
  })

  it("does not alternate around a limit", () => {
    assert.deepStrictEqual(after(0.5, 0.4, 0.5, 0.4, 0.36, 0.4, 0.4, 0.4), [1, 1, 1, 1, 1, 1, 1, 1])
    assert.deepStrictEqual(after(0.5, 0, 0, 0.5, 0, 0, 0, 0), [1, 1, 1, 1, 1, 1, 1, 0])
  })
})

describe("classes of work (rule safety.shedding)", () => {
  it("are refused in the order of the table, and leave the less room the later they come", () => {
    const facts = shedOrder.map((work) => workClasses[work])
    for (const [index, { refusedFrom, leavesFree, queueShare }] of facts.slice(1).entries()) {
      const before = facts[index]
      assert(before !== undefined)
      assert.isAbove(refusedFrom, before.refusedFrom)
      assert.isAtMost(leavesFree, before.leavesFree)
      assert.isAtLeast(queueShare, before.queueShare)
    }
  })

  it("wait longer for a connection the later they are refused, but not without limit", () => {
    const waits = shedOrder.map(longestWait)
    assert.deepStrictEqual(
      waits,
      waits.toSorted((one, other) => one - other)
    )
    assert.strictEqual(waits.at(-1), 8_000)
  })

  it("have at least one connection each; order placement has some of its own", () => {
    for (const work of shedOrder) assert.isAtLeast(connectionsFor(work, 1), 1)
    const room = (work: WorkClass) => connectionsFor(work, 8)
    assert.deepStrictEqual(shedOrder.map(room), [3, 4, 5, 5, 6, 7, 8])
    assert.isBelow(queueFor("pages", 64), queueFor("steps", 64))
  })

  it("are told to retry at different times", () => {
    assert.strictEqual(comeAgainIn(0), 2)
    assert.strictEqual(comeAgainIn(0.999), 6)
  })

  it.each([
    ["/", "pages"],
    ["/pelletpreise/bayern", "pages"],
    ["/haendler", "pages"],
    ["/haendler-werden", "pages"],
    ["/heizoel/angebotsliste", "search"],
    ["/suche", "search"],
    ["/heizoel/bestellung/adresse", "steps"],
    ["/holzpellets/bestellung-erfolgreich/1", "steps"],
    ["/kunde/bestellungen", "account"],
    ["/benutzerkonto/anmeldung", "account"],
    ["/support/betrieb", "desk"],
    ["/haendler/preise", "desk"],
    ["/statistics", "desk"]
  ] as const)("of the page %s is %s", (path, work) => {
    assert.strictEqual(workOfPage(path), work)
  })
})
