import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { cancellationsOfDealer } from "../../cancelled-orders.ts"
import { enterAs } from "../../kept-mails.ts"
import { Cancellations } from "../../pages/Cancellations.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement"
const saves = "**/api/ordercancellationlist/saveOrderCancellationList"

const opened = (page: Page, count: number) => cancellationsOfDealer(page, path, count)

test("a dealer works through a batch by the keyboard alone", async ({ page }) => {
  const { desk, first, second, third } = await opened(page, 5)
  await expectAccessible(page)
  await desk.press("/")
  await expect(desk.focused).toHaveAttribute("type", "search")
  await page.keyboard.type(`${first.slice(0, 9)}-`)
  await expect(page.getByText("5 von 5 Stornos")).toBeVisible()
  await page.keyboard.type("gibt es nicht")
  await expect(page.getByText("Kein Storno passt dazu")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Alle zeigen" }).focus()
  await desk.press("Enter")
  const columns = page.getByRole("dialog", { name: "Spalten" })
  await page.getByRole("button", { name: "Spalten" }).focus()
  await desk.press("Enter")
  await expect(columns.getByRole("checkbox", { name: "Produkt" })).toBeVisible()
  await expectAccessible(page)
  await desk.press("Escape")
  await expect(columns).toBeHidden()
  await expect(desk.focused).toHaveText("Spalten")
  await desk.reach(desk.row(first), "Tab")

  // three of them by a range, one more by its own mode, and back
  await desk.press("Shift+ArrowDown", "Shift+ArrowDown", "Space")
  await expect(desk.booking(third)).toHaveValue("reversal")
  await expect(desk.state).toHaveText("3 Änderungen nicht gespeichert")
  await desk.press("2")
  await expect(desk.booking(second)).toHaveValue("credit")
  await desk.press("Control+z")
  await expect(desk.booking(second)).toHaveValue("reversal")
  await expectAccessible(page)
  await desk.press("Control+a", "3")
  await expect(desk.state).toHaveText("5 Änderungen nicht gespeichert")
  await desk.press("Control+z", "Control+s")
  await expect(desk.state).toHaveText("Alles gespeichert")
  await expect(desk.row(first)).toHaveAttribute("data-place", "saved")

  await desk.press("Escape", "Enter")
  await expect(desk.panel).toBeVisible()
  const feedback = desk.panel.getByRole("button", { name: "Rückmeldung speichern" })
  await desk.reach(desk.panel.getByLabel("Erläuterung"))
  await page.keyboard.type("Andernorts günstiger.")
  await desk.reach(feedback)
  await desk.press("Enter")
  await expect(desk.panel.getByText("Bitte wählen Sie einen Grund.")).toBeVisible()
  await expectAccessible(page)
  await desk.reach(desk.panel.getByLabel("Grund"), "Shift+Tab")
  await page.keyboard.type("Preis")
  await desk.reach(feedback)
  await desk.press("Enter")
  await expect(desk.panel.getByText("Gegeben")).toBeVisible()
  await desk.reach(desk.panel.getByLabel("Neuer Kommentar des Händlers"))
  await page.keyboard.type("Zweimal angerufen.")
  await desk.press("Control+Enter")
  await expect(desk.panel.getByRole("listitem")).toHaveText(/^Zweimal angerufen\.Erika Muster/u)
  await expectAccessible(page)
  await desk.press("Escape")
  await expect(desk.panel).toBeHidden()
  await expect(desk.row(third)).toBeFocused()
  await expect(desk.row(third)).toContainText("Preis zu hoch")

  const file = page.waitForEvent("download")
  await page.getByRole("button", { name: "Als CSV" }).focus()
  await desk.press("Enter")
  const text = await readFile(await (await file).path(), "utf8")
  expect(text.split("\r\n").filter((line) => line.includes("Provision storniert"))).toHaveLength(3)
})

test("two editors of a row decide it, and what fails stays with its reason", async ({ page, contexts }) => {
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

  // the answer is lost on the way: the same is sent again under the same key
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

test("what is not saved is asked about, and outlives a reload", async ({ page }) => {
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
