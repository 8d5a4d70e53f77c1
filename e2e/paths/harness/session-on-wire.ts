import type { BrowserContext } from "@playwright/test"

/** The server's time for these pages, and an expiry time later than the end of every test; both in ms. */
export const serverNow = Date.UTC(2026, 0, 1)
export const farEnd = serverNow + 86_400_000 * 300

export const sessionOnWire = (userId: string, expiresAt = farEnd) => ({
  UserId: userId,
  Roles: ["Role_Customer"],
  ExpiresAt: expiresAt,
  ServerNow: serverNow,
  FirstName: "Erika",
  LastName: "Muster",
  isImpersonatedS: false,
  HasAnyOrder: false
})

/**
 * Makes the page find a token that is valid until `expiresAt`: sets the cookie that shows the token's expiry to the
 * page.
 */
export const heldIn = (context: BrowserContext, url: string, expiresAt = farEnd): Promise<void> =>
  context.addCookies([{ name: "session-expiry", value: String(expiresAt / 1_000), url: new URL(url).origin }])
