import { expect, type Page } from "@playwright/test"

export const admin = "Role_Interaid_Admin"

/**
 * Waits until the desk's start page is hydrated: from then on it reacts to keys and navigates without loading a
 * document.
 */
export const alive = (page: Page) =>
  expect(page.getByRole("checkbox", { name: /Support-Angaben/u })).toBeEnabled()
