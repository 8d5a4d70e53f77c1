import type { Page } from "@playwright/test"

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Lets the final check answer that the offer has changed, with other figures than the server's. */
export const changeOffer = (page: Page, figures: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.route("**/api/order-process/final-check", async (route) => {
    const response = await route.fetch()
    const body: unknown = JSON.parse(await response.text())
    if (!isRecord(body) || !isRecord(body["Draft"]) || !isRecord(body["Draft"]["Offer"]))
      throw new Error("The final check answers no draft")
    const Offer = { ...body["Draft"]["Offer"], ...figures, Hash: "another" }
    await route.fulfill({
      response,
      json: { ...body, Ok: false, PriceChanged: true, Offer, Draft: { ...body["Draft"], Offer } }
    })
  })
