import { expect, type Page } from "@playwright/test"
import type { CancellationRow } from "../../../src/domain/cancellation/cancellation.ts"
import type { KeptEdit } from "../../../src/machines/cancellation.machine.ts"
import { toWire } from "../../../src/services/client/wire-names.ts"
import { enterAs } from "../../kept-mails.ts"
import type { Reply } from "./ports.ts"

const calls = "**/api/ordercancellationlist"

/** URLs of the calls of the list of cancellations, by their names in the machines. */
export const listPorts = {
  listCancellations: `${calls}/getOrderCancellationList`,
  saveCancellations: `${calls}/saveOrderCancellationList`,
  saveComment: `${calls}/saveOrderCancellationComment`,
  saveFeedback: `${calls}/saveOrderCancellationFeedback`
}

export const listOnWire = (rows: ReadonlyArray<CancellationRow>): Reply => ({
  json: toWire({ items: rows, total: rows.length })
})

/** Creates the response for a row that another user has changed first. */
export const rowConflict = (current: CancellationRow): Reply => ({
  status: 409,
  json: toWire({ code: "VersionConflict", message: "", problems: [], current })
})

/** Signs in staff who see the rows of all dealers, and accepts every confirmation dialog before leaving a page. */
export const enterList = async (page: Page): Promise<void> => {
  page.on("dialog", (asked) => void asked.accept())
  await enterAs(page, "Role_Interaid_DealerSupport", "/persoenliche-daten")
}

const userIdOf = async (page: Page): Promise<string> => {
  const answer = await page.request.get("/api/account/sitzung")
  const { Session } = (await answer.json()) as { readonly Session: { readonly UserId: string } }
  return Session.UserId
}

/**
 * Opens the desk in a tab that has stored these changes on an earlier visit. Everything else stored in the tab is
 * removed first.
 */
export const openList = async (page: Page, kept: ReadonlyArray<KeptEdit> = []): Promise<void> => {
  // the newest rows, which are loaded before the list, come from a separate call (docs/decisions/113): here there are
  // none
  await page.route(listPorts.listCancellations, (route) =>
    /"Size":50\b/u.test(route.request().postData() ?? "")
      ? route.fulfill({ json: toWire({ items: [], total: 0 }) })
      : route.fallback()
  )
  await page.goto("/health")
  const batch = {
    userId: await userIdOf(page),
    edits: kept.map(({ orderId, version, booking }) => [orderId, version, booking.bookedAs])
  }
  await page.evaluate((text) => {
    sessionStorage.clear()
    sessionStorage.setItem("cancellation-batch", text)
  }, JSON.stringify(batch))
  // the list is opened from another page of the desk, so that going back can trigger the desk's confirmation
  await page.goto("/persoenliche-daten")
  await expect(page.getByRole("button", { name: "Auszug herunterladen" })).toBeEnabled()
  await page.getByRole("navigation").getByRole("link", { name: "Stornomanagement" }).click()
  await page.waitForURL("**/stornomanagement")
}
