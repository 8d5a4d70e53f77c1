import { hash } from "@node-rs/argon2"
import type { Browser, Page } from "@playwright/test"
import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { answeredConsent } from "../e2e/answered-consent.ts"
import { argonCost } from "../src/server/accounts/password-hash.ts"

const password = "ein langer Satz als Kennwort"

/** Adds a user who works for a dealer; returns the e-mail address for signing in. */
export const addDealerUser = Effect.fnUntraced(function* (dealerId: number) {
  const sql = yield* SqlClient
  const email = `haendler-${dealerId}-${Date.now()}@bench.example`
  const passwordHash = yield* Effect.promise(() => hash(password, argonCost))
  yield* sql`
    insert into account (email, password_hash, roles, dealer_id, first_name, last_name)
    values (${email}, ${passwordHash}, '{Role_AdvertisingPartner}', ${dealerId}, 'Erika', 'Muster')`
  return email
})

/** Returns a page of the desk, opened by signing in as a user from {@link addDealerUser}. */
export const signedInPage = async (
  browser: Browser,
  origin: string,
  path: string,
  email: string
): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    // the consent panel would cover the controls that the bench clicks
    storageState: answeredConsent
  })
  // an Enter before the form is hydrated would submit it natively, and the user would not be signed in
  await page.goto(`${origin}/benutzerkonto/anmeldung?ReturnUrl=${path}`, { waitUntil: "networkidle" })
  await page
    .getByLabel(/E-Mail/u)
    .first()
    .fill(email)
  await page
    .getByLabel(/Kennwort/u)
    .first()
    .fill(password)
  await page.keyboard.press("Enter")
  await page.waitForURL(`**${path}`)
  return page
}
