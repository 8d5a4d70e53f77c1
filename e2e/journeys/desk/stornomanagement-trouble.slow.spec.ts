import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { cancellationsOfDealer } from "../../cancelled-orders.ts"
import { ask } from "../../database.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement"

const calls = "**/api/ordercancellationlist"

test("an empty list, one without an answer, and rows that fail each report what happened", async ({
  page
}) => {
  const { desk, first, second } = await cancellationsOfDealer(page, path, 2)
  await page.route(`${calls}/saveOrderCancellationList`, async (route) => {
    const ids = [...(route.request().postData() ?? "").matchAll(/"OrderId":"([^"]+)"/gu)]
    const failed = ids.map(([, OrderId], index) => ({
      OrderId,
      Code: index === 0 ? "NotFound" : "Unavailable"
    }))
    await route.fulfill({ json: { Saved: [], Failed: failed } })
  })
  await desk.row(first).focus()
  await desk.press("Control+a", "1", "Control+s")
  await expect(desk.state).toContainText("2 fehlgeschlagen")
  await expect(desk.row(first)).toContainText("Diesen Vorgang gibt es nicht mehr")
  await expect(desk.row(second)).toContainText("Der Server konnte es gerade nicht")
  await expectAccessible(page)

  // the button "Neu laden" discards no unsaved change, whether the server responds or not
  const reread = page.getByRole("button", { name: "Neu laden" })
  await page.route(`${calls}/getOrderCancellationList`, (route) => route.abort())
  await reread.click()
  await expect(page.getByText("Die Liste konnte nicht neu geladen werden")).toBeVisible()
  await expect(desk.state).toContainText("2 Änderungen nicht gespeichert")
  await expectAccessible(page)
  await page.unroute(`${calls}/getOrderCancellationList`)
  await ask(
    "update order_cancellation set is_booked = true, booked_as = 'credit', version = version + 1 where order_id = $1",
    [second]
  )
  await reread.click()
  await expect(reread).toBeFocused()
  await expect(desk.row(second).locator("[data-trouble=conflict]")).toBeVisible()
  await expect(desk.row(first)).toHaveAttribute("data-place", "dirty")
  await expect(page.getByText("Die Liste konnte nicht neu geladen werden")).toBeHidden()

  await page.route(`${calls}/getOrderCancellationList`, (route) => route.abort())
  await page.getByLabel("Storniert ab").fill("2001-01-01")
  await desk.press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: "Verwerfen" }).click()
  await expect(page.getByText("konnten gerade nicht geladen werden")).toBeVisible()
  await page.getByLabel("bis", { exact: true }).fill("2001-01-31")
  await desk.press("Enter")
  await expect(page.getByText("konnten gerade nicht geladen werden")).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`${calls}/getOrderCancellationList`)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByText("Keine Stornos in diesem Zeitraum")).toBeVisible()
  await expectAccessible(page)
})

test("staying on the page restores the listed period, and the focus stays where rows and lists change", async ({
  page
}) => {
  const { desk, first, second } = await cancellationsOfDealer(page, path, 3)
  await desk.row(first).focus()
  await desk.press("1")
  const from = page.getByLabel("Storniert ab")
  const listed = await from.inputValue()
  await from.fill("2020-01-01")
  await desk.press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: "Hier bleiben" }).click()
  await expect(from).toHaveValue(listed)
  await expect(from).toBeFocused()
  await desk.reach(page.getByRole("main").getByRole("searchbox"), "Shift+Tab")
  await expect(page.getByRole("dialog")).toBeHidden()

  // once the row is booked and saved, it no longer matches the filter
  await page.getByLabel("Stand").selectOption("Nicht gebucht")
  await desk.row(first).focus()
  await desk.press("Control+s")
  await expect(desk.row(first)).toBeHidden()
  await expect(desk.row(second)).toBeFocused()
  await desk.press("Control+a", "3")
  const save = page.getByRole("button", { name: "Speichern" })
  await save.focus()
  await desk.press("Enter")
  await expect(page.getByText("Kein Storno passt dazu")).toBeVisible()
  await expect(save).toBeFocused()

  // requesting another list from a date field keeps the focus in this field while the list is loaded
  await from.fill("2020-01-01")
  await desk.press("Enter")
  await expect(page.getByText("Kein Storno passt dazu")).toBeVisible()
  await expect(from).toBeFocused()
})

test("on a phone the save bar hides no row permanently, and never the focused one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const { desk, first } = await cancellationsOfDealer(page, path, 8)
  await desk.row(first).focus()
  await desk.press("2")
  const bar = page.locator("[data-part=save-bar]")
  for (let row = 1; row < 8; row += 1) {
    await desk.press("ArrowDown")
    // number of px of the focused row that are hidden under the bar or above the screen
    const hidden = async () => {
      const focused = await desk.focused.boundingBox()
      const over = await bar.boundingBox()
      const end = (focused?.y ?? 0) + (focused?.height ?? 0)
      return Math.max(end - Math.ceil(over?.y ?? 0), -1 - (focused?.y ?? 0))
    }
    await expect.poll(hidden).toBeLessThanOrEqual(0)
  }
  // at the end of the page the bar is below the list and covers nothing
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const list = await page.getByRole("grid").locator("xpath=..").boundingBox()
  const end = await bar.boundingBox()
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
})
