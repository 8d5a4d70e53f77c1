import { afterAll, describe, expect, it } from "vitest"
import { chunkReloadMachine } from "../src/machines/chunk-reload.machine.ts"
import { explore } from "./harness/walk.ts"

describe("every way through chunkReload", () => {
  const { broken, untaken, unrefused, summary } = explore(chunkReloadMachine, {
    inputs: [{ sinceReload: null }, { sinceReload: 60_000 }, { sinceReload: 59_999 }],
    events: [{ type: "chunk.failed" }],
    sees: ({ value, context }) => [value, context.sinceReload]
  })

  it("keeps its promises", () => {
    expect(
      broken({
        "a page that has just been reloaded does not start ready": ({ value, context }, event) =>
          event !== undefined || value !== "ready" || context.sinceReload !== 59_999,
        "only a missing chunk reloads": ({ value }, event) =>
          value !== "reloading" || event?.type === "chunk.failed"
      })
    ).toEqual([])
  })

  it("leaves no transition and no refusal untaken", () => {
    expect(untaken()).toEqual([])
    expect(unrefused()).toEqual([])
  })

  afterAll(() => console.log(summary()))
})
