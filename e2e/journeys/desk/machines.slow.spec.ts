import { expect, type Page } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { enterAs } from "../../kept-mails.ts"
import { test } from "../../test.ts"
import { wakeList } from "../../live.ts"
import { hasStaffPanel } from "../../staff.ts"

const support = "Role_Interaid_CustomerSupport"

const now = (page: Page) => page.getByRole("status", { name: "Zustand in diesem Tab" })

const box = (page: Page, state: string) => page.locator(`svg [data-state="${state}"]`)

const rows = (page: Page) => page.getByRole("table").first().getByRole("row")

test("the chart shows the current state of this tab's session, and follows it", async ({ page }) => {
  await enterAs(page, support, "/qa/maschinen?maschine=session")
  await expect(now(page)).toContainText(/auth\.loggedIn\.fresh.*renewal\.waiting\.untouched/u)
  await expect(box(page, "session.auth.loggedIn.fresh")).toHaveClass(/active/u)
  await expect(box(page, "session.renewal.waiting.untouched")).toHaveClass(/active/u)
  await expect(box(page, "session.auth.loggedOut")).not.toHaveClass(/active/u)
  await expectAccessible(page)
  // user input is an event of the session machine, so the diagram is updated
  await page.keyboard.press("Tab")
  await expect(box(page, "session.renewal.waiting.touched")).toHaveClass(/active/u)
  await expect(box(page, "session.renewal.waiting.untouched")).not.toHaveClass(/active/u)
  const last = page.getByRole("region", { name: "Zuletzt auf dieser Seite" })
  await expect(last.getByRole("row", { name: /^user\.acted .*touched/u })).toBeVisible()
  await page.getByRole("button", { name: "Ganz zeigen" }).click()
  await expect(page.getByRole("img", { name: /Ablauf der Maschine session/u })).toBeVisible()
  await page.getByRole("link", { name: "Alle Maschinen" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Maschinen" })).toBeVisible()
})

test("a chart is rendered by the server, which checks the permission", async ({ page }) => {
  await enterAs(page, support, "/qa/maschinen")
  await expect(page.getByRole("row", { name: /^session .*auth\.loggedIn/u })).toBeVisible()
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith("/qa/maschinen?maschine=withdrawal")
  )
  await page.getByRole("link", { name: "withdrawal", exact: true }).click()
  await loaded
  await expect(page.getByRole("img", { name: /Ablauf der Maschine withdrawal/u })).toBeVisible()
})

test("staff without the permission are refused", async ({ page }) => {
  await enterAs(page, "Role_Interaid_Marketing", "/support")
  await expect(page.getByRole("link", { name: /Maschinen/u })).toBeHidden()
  expect((await page.goto("/qa/maschinen"))?.status()).toBe(403)
  await expect(page.getByRole("heading", { name: "Fehler 403" })).toBeVisible()
})

test("a machine that does not exist is not found", async ({ page }) => {
  await enterAs(page, support, "/support")
  expect((await page.goto("/qa/maschinen?maschine=basket"))?.status()).toBe(404)
})

test("staff find every machine, first those that ran in this tab", async ({ page }) => {
  await enterAs(page, support, "/support")
  await page.goto("/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000")
  await wakeList(page)
  await hasStaffPanel(page)
  await page.goto("/qa/maschinen")
  await expect(page.getByRole("heading", { level: 1, name: "Maschinen" })).toBeVisible()
  await expect(page.getByRole("row", { name: /^session .*auth\.loggedIn/u })).toBeVisible()
  // this machine ran on a page that the user has left
  await expect(page.getByRole("row", { name: /^calculator .*ready\.calculated\.offers/u })).toBeVisible()
  await expect(rows(page).nth(1)).not.toContainText("–")
  await expectAccessible(page)
  await page.keyboard.press("/")
  await page.keyboard.type("mandate")
  await page.keyboard.press("Enter")
  await page.waitForURL("**/qa/maschinen?suche=mandate")
  await expect(page.getByText("1 Maschine", { exact: true })).toBeVisible()
  await page.goto("/qa/maschinen?suche=gibtesnicht")
  await expect(page.getByText("Keine Maschine heißt so")).toBeVisible()
  await expectAccessible(page)
})
