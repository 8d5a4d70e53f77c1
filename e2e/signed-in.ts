import type { BrowserContext, Page } from "@playwright/test"
import { TOTP } from "otpauth"
import { accountSignIn } from "../src/services/client/account-routes.gen.ts"
import { password, totpSecret } from "./account.ts"
import { pageClient } from "./page-client.ts"

/** By the call of the form, staff with the code of their app. A code counts once: each test has staff of its own. */
export const enter = async (context: BrowserContext, email: string, withCode = false): Promise<void> => {
  const code = withCode ? { code: new TOTP({ secret: totpSecret }).generate() } : {}
  const answer = await pageClient(context).call(accountSignIn, {
    // a page of the shop, since one dealer's users are otherwise led to another site
    payload: { userName: email, password, returnUrl: "/agb", ...code }
  })
  if (answer.type !== "ok" || !answer.value.succeeded)
    throw new Error(`${email} is not signed in: ${JSON.stringify(answer)}`)
}

/** Signs in without the form, which has journeys of its own, and opens a page. */
export const signIn = async (page: Page, email: string, path: string, withCode = true): Promise<void> => {
  await enter(page.context(), email, withCode)
  await page.goto(path)
}
