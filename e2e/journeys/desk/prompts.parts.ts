import { type Page } from "@playwright/test"

/** The shop's local time so many hours from now. */
export const clockAt = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000)
    .toLocaleString("sv-SE", { timeZone: "Europe/Berlin" })
    .replace(" ", "T")
    .slice(0, 16)

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: false })
