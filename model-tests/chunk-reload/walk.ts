import { chunkReloadMachine } from "../../src/machines/chunk-reload.machine.ts"
import { walkOf } from "../harness/machine-walk.ts"

export const chunkReloadWalk = walkOf(chunkReloadMachine, {
  ways: {
    everywhere: {
      inputs: [{ sinceReload: null }, { sinceReload: 60_000 }, { sinceReload: 59_999 }],
      events: [{ type: "chunk.failed" }],
      sees: ({ value, context }) => [value, context.sinceReload]
    }
  },
  promises: {
    "a page that has just been reloaded does not start ready": ({ value, context }, event) =>
      event !== undefined || value !== "ready" || context.sinceReload !== 59_999,
    "only a missing chunk reloads": ({ value }, event) =>
      value !== "reloading" || event?.type === "chunk.failed"
  }
})
