import { type Page } from "@playwright/test"

export const option = (page: Page, name: string) => page.getByRole("group", { name, exact: false }).first()
export const save = (page: Page) => page.getByRole("button", { name: "Entwurf speichern" })
