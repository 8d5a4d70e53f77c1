import type { Page } from "@playwright/test"

/** What stands beside each other in the table of the states. */
export const fuels = (page: Page) => page.locator("[data-price-groups] thead th:not(:first-child)")
