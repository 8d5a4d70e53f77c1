import type { Page } from "@playwright/test"

/** Returns the column headings in the table of the federal states, one per fuel. */
export const fuels = (page: Page) => page.locator("[data-price-groups] thead th:not(:first-child)")
