import type { Page } from "@playwright/test"

export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true })
