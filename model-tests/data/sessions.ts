import type { HeldSession, Session } from "../../src/domain/account/session.ts"

/** The server's time at which the sessions of the tests start. */
export const serverStart = Date.parse("2026-11-21T09:00:00Z")

/** The browser's time at the start of the sessions: its clock is two hours ahead. */
export const localStart = serverStart + 7_200_000

export const sessionOf = (userId: string, changes: Partial<Session> = {}): Session => ({
  userId,
  roles: ["Role_Customer"],
  expiresAt: serverStart + 900_000,
  serverNow: serverStart,
  firstName: "Erika",
  lastName: "Muster",
  hasAnyOrder: false,
  isImpersonated: false,
  ...changes
})

/** Creates a session that was received `passed` ms after the start, and whose token is valid for another 15 minutes. */
export const heldBy = (userId: string, passed = 0): HeldSession => ({
  session: sessionOf(userId, {
    serverNow: serverStart + passed,
    expiresAt: serverStart + passed + 900_000
  }),
  heardAt: localStart + passed
})
