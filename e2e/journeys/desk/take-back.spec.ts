import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { letPass } from "../../held-clock.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"
import { path, statusOf } from "./take-back.parts.ts"

test("a confirmation is only announced for ten seconds, and taken back by keyboard alone", async ({
  page
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["placed", "placed"])
  const [order = "", other = ""] = numbers
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  const calls: Array<string> = []
  page.on("request", (request) => {
    if (/\/api\/orders\//u.test(request.url())) calls.push(request.url())
  })
  await orders.standStill()
  await orders.act(order, "Bestätigen").focus()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  await expect(orders.outcome(order)).toHaveText("Bestätigen: wird in 10 Sekunden gesendet.")
  await expect(orders.act(order, "Bestätigen")).toBeFocused()
  await page.clock.runFor(5000)
  await expect(orders.outcome(order)).toHaveText("Bestätigen: wird in 5 Sekunden gesendet.")
  await page.keyboard.press("Tab")
  await expect(orders.takeBack).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(orders.outcome(order)).toHaveText("Zurückgenommen. Es wurde nichts gesendet.")
  await expect(orders.outcome(order)).toBeFocused()
  await page.clock.runFor(60_000)
  await page.clock.resume()
  await expectAccessible(page)
  expect([calls, await statusOf(ids[0])]).toEqual([[], "placed"])

  // a form comes back with what was typed
  await orders.act(order, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Ausverkauft")
  await orders.standStill()
  await orders.send("Ablehnen").dblclick()
  await expect(orders.dialog).toBeHidden()
  await orders.takeBack.click()
  await expect(orders.dialog.getByLabel(/^Grund/u)).toHaveValue("Ausverkauft")
  // who closes it goes on in the same row: the button that had opened it was gone for a while
  await page.keyboard.press("Escape")
  await expect(orders.dialog).toBeHidden()
  await expect(orders.act(order, "Bestätigen")).toBeFocused()
  await orders.act(order, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Ausverkauft")
  await orders.send("Ablehnen").click()
  await orders.sent()
  await expect(orders.row(order)).toContainText("Abgelehnt")
  expect([calls.filter((url) => url.endsWith("/refuse")).length, await statusOf(ids[0])]).toEqual([
    1,
    "refused"
  ])

  // last, since looking at all of it may take longer than the ten seconds
  await orders.act(other, "Bestätigen").click()
  await expect(orders.takeBack).toBeVisible()
  await expectAccessible(page)
})

test("who leaves with an announced act is asked, and nothing is sent by leaving or by a closed tab", async ({
  page,
  context
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["placed", "placed"])
  const [order = "", other = ""] = numbers
  await signIn(page, dealer, path, false)
  const orders = new OpenOrders(page)
  await orders.alive()
  await orders.standStill()
  await orders.act(order, "Bestätigen").click()
  const leaving = page.getByRole("dialog", { name: "Seite verlassen?" })
  await page.getByRole("link", { name: "Stornierte Bestellungen" }).first().click()
  await expect(leaving).toBeVisible()
  await leaving.getByRole("button", { name: "Hier bleiben" }).click()
  await expect(orders.takeBack).toBeVisible()
  await page.getByRole("link", { name: "Stornierte Bestellungen" }).first().click()
  await leaving.getByRole("button", { name: "Ohne Senden gehen" }).click()
  await page.waitForURL("**/stornomanagement")
  await letPass(page, 60_000)
  expect(await statusOf(ids[0])).toBe("placed")

  // another choice of the same list keeps the page: what was announced on it is not sent there either
  await page.goto(path)
  await orders.alive()
  await orders.standStill()
  await orders.act(order, "Bestätigen").click()
  await page.getByRole("searchbox").fill(other)
  await page.getByRole("button", { name: "Suchen" }).click()
  await leaving.getByRole("button", { name: "Ohne Senden gehen" }).click()
  await expect(orders.found).toHaveText("1 offene Bestellung")
  await letPass(page, 60_000)
  expect(await statusOf(ids[0])).toBe("placed")

  // a window that is closed by force takes its announced act with it
  await orders.standStill()
  await orders.act(other, "Bestätigen").click()
  await expect(orders.takeBack).toBeVisible()
  await page.close({ runBeforeUnload: false })
  // the clock is that of the whole context
  await context.clock.resume()
  const second = await context.newPage()
  await second.goto(path)
  const again = new OpenOrders(second)
  await again.alive()
  await expect(again.row(other)).toContainText("Neu")
  expect(await statusOf(ids[1])).toBe("placed")
})
