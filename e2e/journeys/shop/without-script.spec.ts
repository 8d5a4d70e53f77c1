import { expect } from "@playwright/test"
import { markets } from "../../markets.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { test } from "../../test.ts"

test.use({ javaScriptEnabled: false })

for (const market of markets) {
  test(`without JavaScript a visitor in ${market.name} sees what is in an offer`, async ({ page }) => {
    const home = new Home(page, market)
    await home.open()
    await home.search(6000)
    const list = new OfferList(page)
    await expect(list.offers.first()).toBeVisible()
    await list.sort("Liefertermin").click()
    await list.details(1).locator("summary").click()
    await list.details(1).getByRole("button", { name: "Einzelheiten zeigen" }).click()
    await expect(page).toHaveURL(/sort=1&.*details=.*#offer-/u)
    await expect(list.details(1).getByText(market.currency).first()).toBeVisible()

    await list.choose(1)
    await expect(page.locator("[data-part=total]")).toHaveText(market.currency)
    const notice = page.locator("noscript [data-state=bad]").first()
    await expect(notice).toBeVisible()
    expect(await notice.textContent()).toContain("braucht diese Seite JavaScript")
  })
}
