import { type Page } from "@playwright/test"

/** Returns the shop's local time in `hours` hours. */
export const clockAt = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString("sv-SE", { timeZone: "Europe/Berlin" })
    .replace(" ", "T")
    .slice(0, 16)

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false })
