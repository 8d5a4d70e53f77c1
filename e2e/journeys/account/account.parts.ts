import type { Page } from "@playwright/test"

export const signOut = (page: Page) => page.getByRole("button", { name: "Abmelden" })
