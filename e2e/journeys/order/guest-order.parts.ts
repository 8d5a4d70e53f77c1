import { expect } from "@playwright/test"
import { expectAccessible } from "../../accessible.ts"
import { countOrders } from "../../database.ts"
import { austria, germany, type Market } from "../../markets.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { Home } from "../../pages/Home.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Success } from "../../pages/Success.ts"
import { buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

/**
 * Returns whether axe checks the pages of this market at this width: for Germany at both widths, for each other country
 * at only one width, because its pages differ only in their texts.
 */
const isLookedAt = (market: Market, width: number): boolean =>
  market === germany || (market === austria) === (width === 390)

/** Tests the journey of a guest from a country's home page to the receipt. */
export const guestOrder = (market: Market, width: number) => {
  test(`a guest in ${market.name} orders at ${width} px from zip code to receipt`, async ({
    page,
    contexts
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const looked = async () => {
      if (isLookedAt(market, width)) await expectAccessible(page)
    }
    const home = new Home(page, market)
    await home.open()
    await expect(page.locator("html")).toHaveAttribute("lang", market.lang)
    await looked()
    await home.search(6000)

    const list = new OfferList(page)
    await list.offers.first().waitFor()
    await looked()
    await list.choose(0)

    const confirm = new Confirm(page)
    await expect(confirm.total).toHaveText(market.currency)
    const total = await confirm.total.innerText()
    await looked()
    await confirm.begin()

    const wizard = new Wizard(page)
    await wizard.step("DeliveryAddress").waitFor()
    await expect(wizard.steps.locator("[aria-current=step]")).toHaveText("Adresse")
    await looked()
    const who = buyer("guest")
    await wizard.saveAddress(who)
    await looked()
    await wizard.savePayment()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prüfender Blick und letzter Klick!")
    await expect(confirm.total).toHaveText(total)
    await expect(page.getByText(market.withdrawal)).toBeVisible()
    await looked()
    await wizard.place.click()

    const success = new Success(page)
    const number = await success.orderNumber()
    await expect(success.total).toHaveText(total)
    await expect(success.timeline).toHaveCount(6)
    await looked()
    expect(await countOrders(who.email)).toBe(1)

    await page.reload()
    expect(await success.orderNumber()).toBe(number)
    // exactly the cookie names that the privacy notice lists (rule law.storage)
    const cookies = (await page.context().cookies(page.url())).map(({ name }) =>
      name.replace(/^(__Host-order-).+/u, "$1…").replace(/^(calc\.DEFAULT\.)[123]\.3$/u, "$1…")
    )
    expect(cookies.toSorted()).toEqual([
      "__Host-csrf",
      "__Host-guest",
      "__Host-order-…",
      "calc.DEFAULT.…",
      "consent",
      "locale"
    ])
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    // stored results of postal code checks are left out: they exist only if the page has sent a request for such a
    // check
    expect(
      stored
        .filter((key) => !key.startsWith("zip:"))
        .map((key) => key.replace(/[123](?=:3$|$)/u, "…"))
        .toSorted()
    ).toEqual(["calc:…:3", "store:…", "tsr-scroll-restoration-v1_…"])
    const stranger = await contexts.open()
    const foreign = await stranger.newPage()
    expect((await foreign.goto(page.url()))?.status()).toBe(404)
    await expect(foreign.getByText(who.email)).toHaveCount(0)
  })
}
