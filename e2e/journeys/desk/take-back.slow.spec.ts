import { expect } from "@playwright/test"
import { dealerWithOrders } from "../../dealer.ts"
import { OpenOrders } from "../../pages/OpenOrders.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"
import { path, statusOf } from "./take-back.parts.ts"

test("of two windows with the same order one is sent, and the other is told", async ({ page, contexts }) => {
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
