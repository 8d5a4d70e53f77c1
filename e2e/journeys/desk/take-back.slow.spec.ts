import { expect } from "@playwright/test"
import { dealerWithOrders } from "../../dealer.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"
import { path, statusOf } from "./take-back.parts.ts"
import { letPass } from "../../held-clock.ts"

test("with the same order in two windows one action is sent, and the other window shows it", async ({
  page,
  contexts
}) => {
  await page.clock.install()
  const { dealer, numbers, ids } = await dealerWithOrders(["placed"])
  const [order = ""] = numbers
  await signIn(page, dealer, path, false)
  const here = new OpenOrders(page)
  await here.alive()
  const second = await elsewhere(contexts)
  await second.clock.install()
  await signIn(second, dealer, path, false)
  const there = new OpenOrders(second)
  await there.alive()
  await here.act(order, "Ablehnen").click()
  await here.dialog.getByLabel(/^Grund/u).fill("Ausverkauft")
  await here.standStill()
  await here.send("Ablehnen").click()
  await there.standStill()
  await there.act(order, "Bestätigen").click()
  await there.sent()
  await expect(there.outcome(order)).toHaveText("Gespeichert.")
  await here.sent()
  await expect(here.outcome(order)).toContainText("inzwischen geändert")
  await expect(here.row(order)).toContainText("Bestätigt")
  expect(await statusOf(ids[0])).toBe("confirmed")
})

test("leaving with an announced action asks first, and nothing is sent by leaving or by closing the tab", async ({
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

  // choosing another filter of the same list does not leave the page; nevertheless the pending action is not sent
  await page.goto(path)
  await orders.alive()
  await orders.standStill()
  await orders.act(order, "Bestätigen").click()
  await page.getByRole("main").getByRole("searchbox").fill(other)
  await page.getByRole("main").getByRole("button", { name: "Suchen" }).click()
  await leaving.getByRole("button", { name: "Ohne Senden gehen" }).click()
  await expect(orders.found).toHaveText("1 offene Bestellung")
  await letPass(page, 60_000)
  expect(await statusOf(ids[0])).toBe("placed")

  // a window that is closed by force discards its pending action
  await orders.standStill()
  await orders.act(other, "Bestätigen").click()
  await expect(orders.takeBack).toBeVisible()
  await page.close({ runBeforeUnload: false })
  // all pages of a browser context share one simulated clock
  await context.clock.resume()
  const second = await context.newPage()
  await second.goto(path)
  const again = new OpenOrders(second)
  await again.alive()
  await expect(again.row(other)).toContainText("Neu")
  expect(await statusOf(ids[1])).toBe("placed")
})
