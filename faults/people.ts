import { Secret, TOTP } from "otpauth"
import { Browser } from "./browser.ts"
import type { Scene } from "./scene.ts"

/** Number of customers with an account; buyers use them in turn, since sign-ins are limited by mailbox. */
export const customerCount = 150
export const customerMailbox = (number: number): string => `kunde-${number % customerCount}@faults.example`

export const staffMailbox = "dienst@faults.example"
export const password = "ein langer Satz als Kennwort"
export const totpSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

/** Signs in, repeatedly if necessary: a sign-in whose response was lost is started again. */
export const signIn = async (browser: Browser, mailbox: string, code?: string): Promise<void> => {
  const said = await browser.asked("POST", "/api/account/jwt/anmelden", {
    UserName: mailbox,
    Password: password,
    ...(code === undefined ? {} : { Code: code })
  })
  if (
    said.status !== 200 ||
    (!said.text.includes(`"success":true`) && !said.text.includes(`"Succeeded":true`))
  )
    throw new Error(`${mailbox} cannot sign in: ${said.status} ${said.text}`)
}

/** An access token is valid for 15 minutes; staff sign in again before that, each time with another code. */
const staffMinutes = 10

/** Returns a function that opens the browser of the seller for all orders: staff who act for dealers. */
export const staffOf = (scene: Scene): (() => Promise<Browser>) => {
  let signedIn: { readonly browser: Browser; readonly until: number } | undefined
  return async () => {
    if (signedIn === undefined || performance.now() > signedIn.until) {
      const browser = await Browser.open(scene, 65_535)
      await signIn(browser, staffMailbox, new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate())
      signedIn = { browser, until: performance.now() + staffMinutes * 60_000 }
    }
    return signedIn.browser
  }
}
