import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"
import { opened, path } from "./stornomanagement.parts.ts"

const saves = "**/api/ordercancellationlist/saveOrderCancellationList"

test("two editors of a row resolve their conflict, and failed rows stay with their reason", async ({
  page,
  contexts
}) => {
  const { desk, first, second, third } = await opened(page, 3)
  const other = new Cancellations(await elsewhere(contexts))
  await enterAs(other.page, "Role_Interaid_DealerSupport", `${path}?search=${first.slice(0, 9)}`)
  await expect(other.rows).toHaveCount(3)
  await desk.row(first).focus()
  await desk.press("Control+a", "2")
  for (const [id, key] of [
    [first, "1"],
    [second, "3"]
  ] as const) {
    await other.row(id).focus()
    await other.press(key)
  }
  await other.press("Control+s")
  await expect(other.state).toHaveText("Alles gespeichert")

  await desk.press("Control+s")
  await expect(desk.state).toContainText("2 inzwischen anderswo geändert")
  await expect(desk.row(third)).toHaveAttribute("data-place", "saved")
  await expect(desk.row(first).locator("[data-trouble=conflict]")).toContainText(
    /Bei Ihnen Gutschrift.*Inzwischen gespeichert Provision storniert/u
  )
  await expectAccessible(page)
  await desk.row(first).getByRole("button", { name: "Andere übernehmen" }).click()
  await expect(desk.booking(first)).toHaveValue("reversal")
  await desk.row(second).focus()
  await desk.reach(desk.row(second).getByRole("button", { name: "Meine behalten" }))
  await desk.press("Enter")
  await expect(desk.state).toHaveText("1 Änderung nicht gespeichert")

  // the response is lost: the same request is sent again with the same idempotency key
  await page.route(saves, (route) => route.abort())
  const lost = page.waitForRequest(saves)
  await desk.press("Control+s")
  await expect(desk.state).toContainText("Keine Antwort vom Server")
  await expectAccessible(page)
  await page.unroute(saves)
  const again = page.waitForRequest(saves)
  await desk.press("Control+s")
  expect((await again).headers()["idempotency-key"]).toBe((await lost).headers()["idempotency-key"])
  await expect(desk.state).toHaveText("Alles gespeichert")
})

test("unsaved changes are asked about, and are kept across a reload", async ({ page }) => {
  const { desk, first, second } = await opened(page, 2)
  await desk.row(first).focus()
  await desk.press("Space")
  await page.getByRole("link", { name: "Meine Daten" }).click()
  const dialog = page.getByRole("dialog", { name: "Änderungen speichern?" })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Hier bleiben" }).click()
  await expect(dialog).toBeHidden()
  page.on("dialog", (asked) => void asked.accept())
  await page.reload()
  await expect(desk.state).toHaveText("1 Änderung nicht gespeichert")
  await expect(desk.booking(first)).toHaveValue("reversal")
  await desk.row(second).focus()
  await desk.press("3")
  await page.getByRole("link", { name: "Meine Daten" }).click()
  await dialog.getByRole("button", { name: "Speichern und weiter" }).click()
  await page.waitForURL("**/persoenliche-daten")
  await page.goBack()
  await expect(desk.booking(second)).toHaveValue("goodwill")
  await expect(desk.state).toHaveText("Nichts zu speichern")
})
