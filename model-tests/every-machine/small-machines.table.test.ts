import { describe, expect, it } from "vitest"
import { chunkReloadMachine } from "../../src/machines/chunk-reload.machine.ts"
import { countryHintMachine } from "../../src/machines/country-hint.machine.ts"
import { orderStartMachine } from "../../src/machines/order-start.machine.ts"
import { progressMachine } from "../../src/machines/progress.machine.ts"
import { zipCheckMachine } from "../../src/machines/zip-check.machine.ts"
import { calculationOf, offerOf } from "../data/offers.ts"
import { stage } from "../harness/stage.ts"

describe("zipCheck (rule zip.uncheckable)", () => {
  const begin = () => stage(zipCheckMachine, { countryId: 1, zip: "80331" }, ["rememberVerdict"])

  it("asks nobody for a place that was served within 48 hours", async () => {
    const check = begin()
    expect(check.asked("recallVerdict")).toEqual([{ countryId: 1, zip: "80331" }])
    await check.answer("recallVerdict", "served")
    expect(check.snapshot().output).toBe("served")
    expect(check.asked("checkZip")).toEqual([])
    expect(check.told("rememberVerdict"), "the 48 hours run from the answer, not from the last look").toEqual(
      []
    )
  })

  it("remembers only that a place is served", async () => {
    const served = begin()
    await served.answer("recallVerdict", "unknown")
    await served.answer("checkZip", "served")
    expect(served.snapshot().output).toBe("served")
    expect(served.told("rememberVerdict")).toEqual([{ countryId: 1, zip: "80331" }])

    const unserved = begin()
    await unserved.answer("recallVerdict", "unknown")
    await unserved.answer("checkZip", "unserved")
    expect(unserved.snapshot().output).toBe("unserved")
    expect(unserved.told("rememberVerdict")).toEqual([])
  })

  it("never takes a failed check for 'not served', and remembers nothing of it", async () => {
    const check = begin()
    await check.answer("recallVerdict", "unknown")
    await check.fail("checkZip")
    expect(check.snapshot().output).toBe("uncheckable")
    expect(check.told("rememberVerdict")).toEqual([])
  })

  it("asks the server where the storage is unavailable", async () => {
    const check = begin()
    await check.fail("recallVerdict")
    expect(check.asked("checkZip")).toEqual([{ countryId: 1, zip: "80331" }])
  })
})

describe("countryHint (rule zip.country-hint)", () => {
  it("asks 50 ms after the problem, in all other countries whose codes look like this", async () => {
    const hint = stage(countryHintMachine, { countryId: 1, zip: "1010" })
    hint.wait(49)
    expect(hint.asked("checkZips")).toEqual([])
    hint.wait(1)
    expect(hint.asked("checkZips")).toEqual([
      {
        places: [
          { countryId: 2, zip: "1010" },
          { countryId: 3, zip: "1010" }
        ]
      }
    ])
    await hint.answer("checkZips", [2])
    expect(hint.snapshot().output).toEqual([2])
  })

  it("asks nobody about a code that fits no other country, and says nothing when nobody answers", async () => {
    const alone = stage(countryHintMachine, { countryId: 1, zip: "80331" })
    alone.wait(50)
    expect(alone.asked("checkZips")).toEqual([])
    expect(alone.snapshot().output).toEqual([])

    const failed = stage(countryHintMachine, { countryId: 2, zip: "80331" })
    failed.wait(50)
    expect(failed.asked("checkZips")).toEqual([{ places: [{ countryId: 1, zip: "80331" }] }])
    await failed.fail("checkZips")
    expect(failed.snapshot().output).toEqual([])
  })
})

describe("chunkReload (rule page.chunk-reload)", () => {
  const begin = (sinceReload: number | null) => stage(chunkReloadMachine, { sinceReload }, ["reloadPage"])
  const fail = { type: "chunk.failed" }

  it("reloads once for a missing chunk, however often it fails", () => {
    const page = begin(null)
    page.send(fail)
    page.send(fail)
    expect(page.told("reloadPage")).toHaveLength(1)
  })

  it("reloads again 60 s after the last time, not 1 ms before", () => {
    for (const [since, reloads] of [
      [59_999, 0],
      [60_000, 1]
    ] as const) {
      const page = begin(since)
      page.send(fail)
      expect(page.told("reloadPage")).toHaveLength(reloads)
    }
    const page = begin(20_000)
    page.wait(39_999)
    page.send(fail)
    expect(page.told("reloadPage")).toHaveLength(0)
    expect(page.snapshot().value, "the error page must do").toEqual({ resting: "stranded" })
    page.wait(1)
    page.send(fail)
    expect(page.told("reloadPage")).toHaveLength(1)
  })

  it("does not give up where the browser did not reload", () => {
    const page = begin(null)
    page.send(fail)
    page.wait(60_000)
    page.send(fail)
    expect(page.told("reloadPage")).toHaveLength(2)
  })
})

describe("progress (rule page.progress)", () => {
  const start = { type: "load.started" }
  const finish = { type: "load.finished" }

  it("shows no bar for what is there within 200 ms", () => {
    const bar = stage(progressMachine, undefined)
    bar.send(start)
    bar.wait(199)
    expect(bar.snapshot().value).toEqual({ loading: "unnoticed" })
    bar.send(finish)
    bar.wait(10_000)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("creeps from 200 ms on for 5 s at most", () => {
    const bar = stage(progressMachine, undefined)
    bar.send(start)
    bar.wait(200)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.wait(4999)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.wait(1)
    expect(bar.snapshot().value).toEqual({ loading: "standing" })
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("waits for the last of several loads, and for none that never began", () => {
    const bar = stage(progressMachine, undefined)
    bar.send(finish)
    bar.send(start)
    bar.send(start)
    bar.wait(200)
    bar.send(finish)
    expect(bar.snapshot().value).toEqual({ loading: "creeping" })
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })

  it("begins anew with the next page", () => {
    const bar = stage(progressMachine, undefined)
    bar.send(start)
    bar.wait(5200)
    expect(bar.snapshot().value).toEqual({ loading: "standing" })
    bar.send(finish)
    bar.send(start)
    expect(bar.snapshot().value).toEqual({ loading: "unnoticed" })
    bar.send(start)
    bar.send(finish)
    bar.send(finish)
    expect(bar.snapshot().value).toBe("hidden")
  })
})

describe("orderStart (rule order.price-told)", () => {
  const offer = offerOf("a", 100_000)
  const begin = () => stage(orderStartMachine, { calculation: calculationOf(), offer }, ["openWizard"])
  const start = { type: "order.start" }

  it("begins one draft with the hash of what was seen, whatever the number of clicks", async () => {
    const page = begin()
    page.send(start)
    page.send(start)
    expect(page.asked("startDraft")).toEqual([
      { calculation: calculationOf(), dealerId: 100_000, offerHash: "hash-a" }
    ])
    await page.answer("startDraft", { kind: "started", draftId: "draft-1" })
    page.send(start)
    expect(page.told("openWizard")).toEqual([{ draftId: "draft-1" }])
    expect(page.snapshot().status, "there is nothing more to begin").toBe("done")
  })

  it("begins with the new hash once the new price was acknowledged", async () => {
    const page = begin()
    page.send(start)
    await page.answer("startDraft", {
      kind: "priceChanged",
      offer: { ...offer, totalPrice: 1900, hash: "hash-2" }
    })
    page.send(start)
    expect(page.asked("startDraft")).toHaveLength(1)
    expect([page.snapshot().context.seenOffer?.totalPrice, page.snapshot().context.offer.totalPrice]).toEqual(
      [1800, 1900]
    )
    page.send({ type: "price.acknowledge" })
    expect(page.asked("startDraft")[1]).toMatchObject({ offerHash: "hash-2" })
  })

  it("is busy while it waits, and only then; nothing was seen before that has changed since", async () => {
    const page = begin()
    expect([[...page.snapshot().tags], page.snapshot().context]).toEqual([
      [],
      { calculation: calculationOf(), offer, seenOffer: null, draftId: null }
    ])
    page.send({ type: "price.acknowledge" })
    expect(page.snapshot().value, "there is nothing to acknowledge").toBe("ready")
    page.send(start)
    expect([...page.snapshot().tags]).toEqual(["busy"])
    await page.answer("startDraft", { kind: "started", draftId: "draft-1" })
    expect([[...page.snapshot().tags], page.snapshot().context.draftId]).toEqual([[], "draft-1"])
  })

  it("may be tried again without an answer, and ends where nothing is offered any more", async () => {
    const page = begin()
    page.send(start)
    await page.fail("startDraft")
    expect(page.snapshot().value).toBe("unreachable")
    page.send(start)
    await page.answer("startDraft", { kind: "offerGone" })
    page.send(start)
    expect([page.snapshot().value, page.asked("startDraft").length]).toEqual(["offerGone", 2])
  })
})
