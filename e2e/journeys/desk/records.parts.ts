import { expect, type Page } from "@playwright/test"

export const admin = "Role_Interaid_Admin"

/** From then on the desk's start page reacts to keys and navigates without loading a document. */
export const alive = (page: Page) =>
  expect(page.getByRole("checkbox", { name: /Support-Angaben/u })).toBeEnabled()
