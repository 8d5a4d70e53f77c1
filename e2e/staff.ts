import { expect, type Page } from "@playwright/test"
import { insertAccount, type Role, totpSecret } from "./account.ts"
import { ask } from "./database.ts"
import { mailbox } from "./pages/SignIn.ts"
import type { Contexts } from "./test.ts"

/** Inserts an account with a name of its own, and returns its id and address. */
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

/** Waits until this document has the script of staff, which keeps where its machines stand: it asks this by and by. */
export const hasStaffPanel = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/support/info"))
  )
}

/** Another user at another computer. */
export const elsewhere = async (contexts: Contexts): Promise<Page> => (await contexts.open()).newPage()

/** A word that no other test has in its rows. */
export const ownWord = (): string => `W${crypto.randomUUID().slice(0, 8)}`

/** The error page for users without the permission (rule page.error). */
export const expectNoAccess = async (page: Page): Promise<void> => {
  await expect(page.getByText("Leider haben Sie keinen Zugang zu dieser Seite.")).toBeVisible()
}
