import type { Page } from "@playwright/test"
import { wholeMenuRows } from "../../../src/domain/rights/menu-rows.ts"
import { menuOf } from "../../../src/domain/rights/menus.ts"
import type { Role } from "../../../src/domain/rights/roles.ts"
import { ask } from "../../database.ts"

export const menu = (page: Page) => page.getByRole("navigation", { name: "Mein Bereich" })

export const entries = (page: Page) => menu(page).getByRole("link").allInnerTexts()

/** Returns the names of the pages in a role's menu; `menus.test.ts` compares the menu with a table written by hand. */
export const namesOf = (role: Role): ReadonlyArray<string> =>
  menuOf({ roles: [role], isImpersonated: false }).entries.map(
    ({ key }) => wholeMenuRows.find((row) => row.key === key)?.name ?? key
  )

/**
 * Returns patterns that match the first words of the cards on the desk's start page: one card for each page except the
 * start page.
 */
export const cardsOf = (role: Role): ReadonlyArray<RegExp> =>
  namesOf(role)
    .slice(1)
    .map((name) => new RegExp(`^${name}`, "u"))

export const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true })

export const toast = (page: Page, text: string) =>
  page.locator("output").filter({ hasText: new RegExp(`^${text}$`, "u") })

export const dialog = (page: Page) => page.getByRole("dialog")

export const userPath = (id: number) => `/support/benutzer/${id}/bearbeiten`

export const customerPath = (id: number) => `/support/kunde/bearbeiten?id=${id}`

/**
 * Creates a price alarm, a newsletter subscription that is not yet confirmed, and the accepted terms of a registration.
 */
export const giveRecords = async ({ id, email }: { readonly id: number; readonly email: string }) => {
  await ask(
    `insert into price_alarm (account_id, email, kind, country_id, product_id, zip_code, amount, threshold, direction,
      confirmed_at)
    values ($1, $2, 'PriceAlarm', 1, 20, '80331', 6000, 29950, 'Below', now()),
      ($1, $2, 'Newsletter', 1, 20, '', 0, 0, 'Below', null)`,
    [id, email]
  )
  await ask(
    "update account set terms_version = 'agb-de-2026-11-21', terms_accepted_at = now() - interval '3 days' where id = $1",
    [id]
  )
}
