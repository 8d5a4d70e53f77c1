import type { Page } from "@playwright/test"
import { toPayment } from "../../payable-offer.ts"
import type { buyer, Wizard } from "../../pages/Wizard.ts"
import { type ProviderShop, providerShop } from "../../provider-shop.ts"
import { test } from "../../test.ts"

/** Starts one shop process with PayPal for all journeys of a file. */
export const paypalShop = () => {
  test.describe.configure({ mode: "default" })
  let shop: ProviderShop | undefined
  test.beforeAll(async () => {
    shop = await providerShop()
  })
  test.afterAll(() => shop?.end())

  /** Returns the shop; throws before it has been started. */
  const now = (): ProviderShop => {
    if (shop === undefined) throw new Error("The shop has not been started")
    return shop
  }

  /** Opens the payment step and chooses PayPal. */
  const chosen = async (page: Page, who: ReturnType<typeof buyer>): Promise<Wizard> => {
    const wizard = await toPayment(page, { byOperator: true, options: "", origin: now().origin }, who)
    await page.getByRole("radio", { name: /^PayPal/u }).check()
    return wizard
  }
  return { now, chosen }
}

export const sent = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Weiter zu PayPal" }).click()
  await page.getByRole("link", { name: "Zustimmen" }).waitFor()
}
