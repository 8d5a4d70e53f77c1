import { expect, type Page } from "@playwright/test"
import { insertAccount, type Role, totpSecret } from "./account.ts"
import { ask } from "./database.ts"
import { mailbox } from "./pages/SignIn.ts"
import type { Contexts } from "./test.ts"

/** Inserts an account with a unique name, and returns its id and address. */
export const makePerson = async (
  role: Role,
  lastName: string
): Promise<{ readonly id: number; readonly email: string; readonly lastName: string }> => {
  const email = mailbox("person")
  await insertAccount(email, role, role.startsWith("Role_Interaid_") ? totpSecret : null)
  const [row] = await ask("update account set last_name = $2 where email = $1 returning id", [
    email,
    lastName
  ])
  return { id: Number(row?.["id"]), email, lastName }
}

/**
 * Waits until the script for staff, which records the states of the page's machines, has loaded `/api/support/info`.
 */
export const hasStaffPanel = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/support/info"))
  )
}

/** Opens a page for another user on another computer. */
export const elsewhere = async (contexts: Contexts): Promise<Page> => (await contexts.open()).newPage()

/** Returns a word that no other test uses in its rows. */
export const ownWord = (): string => `W${crypto.randomUUID().slice(0, 8)}`

/** Expects the error page for users without the permission (rule page.error). */
export const expectNoAccess = async (page: Page): Promise<void> => {
  await expect(page.getByText("Leider haben Sie keinen Zugang zu dieser Seite.")).toBeVisible()
}
