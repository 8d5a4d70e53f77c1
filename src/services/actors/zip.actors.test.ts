import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import type { ZipOfCountry } from "../../machines/zip-check.machine.ts"
import { createClient } from "../client/client.ts"
import { zipActors } from "./zip.actors.ts"

const now = Date.UTC(2026, 10, 21, 12)
const munich: ZipOfCountry = { countryId: 1, zip: "80331" }

const kept = new Map<string, string>()
beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(now)
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key)
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Checks a postal code; returns the result and the number of requests. */
const check = async (input: ZipOfCountry, respond = () => Response.json(true)) => {
  let asked = 0
  const client = createClient({
    csrfToken: () => "token",
    fetch: () => {
      asked += 1
      return Promise.resolve(respond())
    }
  })
  const actor = createActor(zipActors(client).zipCheck, { input }).start()
  const { output } = await waitFor(actor, ({ status }) => status === "done")
  return [output, asked]
}

/**
 * Each row: how many ms ago the result of the check was stored, and the expected number of requests (rule
 * zip.remembered: "remembered for 48 hours (172800000 ms)").
 */
it.each([
  [0, 0],
  [172_799_999, 0],
  [172_800_000, 1],
  // the clock was set back
  [-1, 1]
])("a postal code that was served %i ms ago causes %i requests", async (age, asked) => {
  kept.set("zip:1:80331", String(now - age))
  expect(await check(munich)).toEqual(["served", asked])
})

it.each(["", "yes", "null", "{}", `"${now}"`, "1e999"])(
  "an invalid stored verdict %j is requested again",
  async (value) => {
    kept.set("zip:1:80331", value)
    expect(await check(munich)).toEqual(["served", 1])
  }
)

it("a verdict belongs to one country: the same digits in another country are requested", async () => {
  kept.set("zip:2:8010", String(now))
  expect(await check({ countryId: 2, zip: "8010" })).toEqual(["served", 0])
  expect(await check({ countryId: 3, zip: "8010" })).toEqual(["served", 1])
})

it('only "served" is remembered, not "unserved" or a missing answer', async () => {
  expect(await check(munich, () => Response.json(false))).toEqual(["unserved", 1])
  expect(await check(munich, () => Response.json({}, { status: 503 }))).toEqual(["uncheckable", 1])
  expect(kept.size).toBe(0)
  expect(await check(munich)).toEqual(["served", 1])
  expect(await check(munich)).toEqual(["served", 0])
})
