import type { Page } from "@playwright/test"
import type { CancellationRow } from "../../src/domain/cancellation/cancellation.ts"
import type { KeptEdit } from "../../src/machines/cancellation.machine.ts"
import { toWire } from "../../src/services/client/wire-names.ts"
import { enterAsDealer } from "../dealer.ts"
import type { Reply } from "./ports.ts"

const calls = "**/api/ordercancellationlist"

/** The calls of the cancellation desk, by what its machines call them. */
export const deskPorts = {
  listCancellations: `${calls}/getOrderCancellationList`,
  saveCancellations: `${calls}/saveOrderCancellationList`,
  saveComment: `${calls}/saveOrderCancellationComment`,
  saveFeedback: `${calls}/saveOrderCancellationFeedback`
}

export const listOnWire = (rows: ReadonlyArray<CancellationRow>): Reply => ({
  json: toWire({ items: rows, total: rows.length })
})

/** Somebody else was first with this row. */
export const rowConflict = (current: CancellationRow): Reply => ({
  status: 409,
  json: toWire({ code: "VersionConflict", message: "", problems: [], current })
})

/** Signs a dealer in who never minds to leave a page. */
export const enterDesk = async (page: Page): Promise<void> => {
  page.on("dialog", (asked) => void asked.accept())
  await enterAsDealer(page, "/persoenliche-daten")
}

const userIdOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get("/api/account/sitzung")
  const session = (await answer.json()) as { readonly UserId: string }
  return session.UserId
}

/** Opens the desk with what this tab has kept of an earlier visit; nothing is left of what was done in the tab before. */
export const openDesk = async (page: Page, kept: ReadonlyArray<KeptEdit> = []): Promise<void> => {
  await page.goto("/health")
  const batch = {
    userId: await userIdOf(page),
    edits: kept.map(({ orderId, version, booking }) => [orderId, version, booking.bookedAs])
  }
  await page.evaluate((text) => {
    sessionStorage.clear()
    sessionStorage.setItem("cancellation-batch", text)
  }, JSON.stringify(batch))
  await page.goto("/stornomanagement")
}
