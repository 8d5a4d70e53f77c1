import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { dealerWithDelivered } from "../../dealer.ts"
import { signIn } from "../../signed-in.ts"
import { elsewhere } from "../../staff.ts"
import { test } from "../../test.ts"

const path = "/stornomanagement/rechnungen"

test("a bill is its buyer's to read as well, and another dealer finds none", async ({ page, contexts }) => {
  const { customer, ids } = await dealerWithDelivered(["invoiced"])
  const bill = `/druckansicht/bestellung/${ids[0]}/rechnung`
  await signIn(page, customer, `/holzpellets-lose/bestellung-erfolgreich/${ids[0]}`, false)
  await expect(page.getByRole("link", { name: /^Rechnung/u })).toHaveAttribute("href", bill)
  await page.goto(bill)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rechnung R-/u)
  await expectAccessible(page)

  const { dealer } = await dealerWithDelivered([])
  const foreign = await elsewhere(contexts)
  await signIn(foreign, dealer, path, false)
  await expect(foreign.getByText("Alle Rechnungen sind geschrieben")).toBeVisible()
  const answer = await foreign.goto(bill)
  expect(answer?.status()).toBe(404)
})
