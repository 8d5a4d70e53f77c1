import type { Page } from "@playwright/test"
import type { SnapshotFrom } from "xstate"
import { query as month } from "../../../model-tests/data/cancellations.ts"
import { wholeView } from "../../../src/domain/cancellation/view.ts"
import type { cancellationMachine } from "../../../src/machines/cancellation.machine.ts"

/** Initial query of the desk; the days do not matter in this test. */
export const query = { query: month, view: wholeView, keySeed: "page" }

export const isAsking = (snapshot: SnapshotFrom<typeof cancellationMachine>): boolean =>
  snapshot.matches({ list: "asking" })

/** Returns whether the list shows rows to change. */
export const isShown = (snapshot: SnapshotFrom<typeof cancellationMachine>): boolean =>
  snapshot.matches({ list: "full" }) ||
  snapshot.matches({ list: "saving" }) ||
  snapshot.matches({ list: "rereading" })

let days = 0

/** Returns a day that differs from the start of the period. */
export const otherDay = (): string => `2026-01-${String((++days % 28) + 1).padStart(2, "0")}`

/** Gives the window the focus again. */
export const wakes = (page: Page): Promise<unknown> => page.evaluate(() => dispatchEvent(new Event("focus")))

/** Switches to another tab and back. */
export const hides = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ["hidden", "visible"]) {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: state })
      document.dispatchEvent(new Event("visibilitychange"))
    }
    Reflect.deleteProperty(document, "visibilityState")
  })
