import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerWithOrders } from "../../dealer.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { test } from "../../test.ts"
import { path, statusOf } from "./take-back.parts.ts"

test("a confirmation is announced for ten seconds before it is sent, and can be taken back by keyboard alone", async ({
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

  // after taking an action back, its form opens again with the typed text
  await orders.act(order, "Ablehnen").click()
  await orders.dialog.getByLabel(/^Grund/u).fill("Ausverkauft")
  await orders.standStill()
  await orders.send("Ablehnen").dblclick()
  await expect(orders.dialog).toBeHidden()
  await orders.takeBack.click()
  await expect(orders.dialog.getByLabel(/^Grund/u)).toHaveValue("Ausverkauft")
  // the button that opened the form was removed for a while, so closing the form moves the focus to the first button of
  // the same row
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

  // this check comes last, since the accessibility check of the page may take longer than the ten seconds before an
  // action is sent
  await orders.act(other, "Bestätigen").click()
  await expect(orders.takeBack).toBeVisible()
  await expectAccessible(page)
})
