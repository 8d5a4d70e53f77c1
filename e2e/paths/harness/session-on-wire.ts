import type { BrowserContext } from "@playwright/test"

/** The server's clock for these pages, and the expiry of a token that outlives every test; milliseconds. */
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

/** Gives the browser a token until `expiresAt`, by setting the companion cookie with its expiry. */
export const heldIn = (context: BrowserContext, url: string, expiresAt = farEnd): Promise<void> =>
  context.addCookies([{ name: "session-expiry", value: String(expiresAt / 1_000), url: new URL(url).origin }])
