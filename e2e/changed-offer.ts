import type { Page } from "@playwright/test"
import { isRecord } from "../src/domain/is-record.ts"

/** Changes the offer in the server's response for a draft, as if the server had found another price. */
export const changeOffer = (page: Page, figures: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.route(/\/api\/order-process\/[\w-]{22}$/u, async (route) => {
    const response = await route.fetch()
    const draft: unknown = JSON.parse(await response.text())
    if (!isRecord(draft) || !isRecord(draft["Offer"])) throw new Error("The draft has no offer")
    await route.fulfill({
      response,
      json: { ...draft, Offer: { ...draft["Offer"], ...figures, Hash: "another" } }
    })
  })
