import type { Page } from "@playwright/test"

export const menu = (page: Page) => page.getByRole("navigation", { name: "Mein Bereich" })

export const entries = (page: Page) => menu(page).getByRole("link").allInnerTexts()

export const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true })

export const toast = (page: Page, text: string) =>
  page.locator("output").filter({ hasText: new RegExp(`^${text}$`, "u") })

export const dialog = (page: Page) => page.getByRole("dialog")

export const userPath = (id: number) => `/support/benutzer/${id}/bearbeiten`

export const customerPath = (id: number) => `/support/kunde/bearbeiten?id=${id}`
