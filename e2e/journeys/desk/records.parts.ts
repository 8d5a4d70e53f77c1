import { expect, type Page } from "@playwright/test"

export const admin = "Role_Interaid_Admin"

/** From then on the entrance hears keys and goes on without loading a document. */
export const alive = (page: Page) =>
  expect(page.getByRole("checkbox", { name: /Support-Angaben/u })).toBeEnabled()
