import type { BrowserContext, Page } from "@playwright/test"
import { TOTP } from "otpauth"
import { accountSignIn } from "../src/services/client/account-routes.gen.ts"
import { password, totpSecret } from "./account.ts"
import { pageClient } from "./page-client.ts"

/**
 * Signs in through the call that the form uses; staff also send the code of their authenticator app. A code is valid
 * only once, so each test has its own staff.
 */
export const enter = async (context: BrowserContext, email: string, withCode = false): Promise<void> => {
  const code = withCode ? { code: new TOTP({ secret: totpSecret }).generate() } : {}
  const answer = await pageClient(context).call(accountSignIn, {
    // the user returns to a page of the shop, since users of one dealer would otherwise be redirected to another site
    payload: { userName: email, password, returnUrl: "/agb", ...code }
  })
  if (answer.type !== "ok" || !answer.value.succeeded)
    throw new Error(`${email} is not signed in: ${JSON.stringify(answer)}`)
}

/** Signs in without the form, which other journeys test, and opens a page. */
export const signIn = async (page: Page, email: string, path: string, withCode = true): Promise<void> => {
  await enter(page.context(), email, withCode)
  await page.goto(path)
}
