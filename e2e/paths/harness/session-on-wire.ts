import type { BrowserContext } from "@playwright/test"

/** The server's clock of these pages, and a token that outlives every walk; milliseconds. */
export const serverNow = Date.UTC(2026, 0, 1)
export const farEnd = serverNow + 86_400_000 * 300

/** What the server says of a session. */
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

/** The browser holds a token until then: its companion cookie says so. */
export const heldIn = (context: BrowserContext, url: string, expiresAt = farEnd): Promise<void> =>
  context.addCookies([{ name: "session-expiry", value: String(expiresAt / 1_000), url: new URL(url).origin }])
