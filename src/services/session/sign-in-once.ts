import type { Client } from "../client/client.ts"
import { accountSignInByCookie } from "../client/account-routes.gen.ts"
import { announceSignIn } from "./announce-sign-in.ts"

/** Type 2: a one-time value that the server has put into an HttpOnly cookie (rule session.sign-in-value). */
const once = { type: 2, authCookieValue: "" } as const

/**
 * Signs in the user who has just confirmed an email address in this browser; `false` if the server refuses the sign-in.
 */
export const signInOnce = async (client: Client): Promise<boolean> => {
  const answer = await client.call(accountSignInByCookie, { payload: once })
  const session = answer.type === "ok" ? answer.value.session : undefined
  if (session !== undefined) announceSignIn(session.userId)
  return session !== undefined
}
