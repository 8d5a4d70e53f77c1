import type { Client } from "../client/client.ts"
import { accountSignInByCookie } from "../client/account-routes.gen.ts"
import { announceSignIn } from "./announce-sign-in.ts"

/**
 * Payload for the one-time value (type 2) that the server has stored in an HttpOnly cookie (rule
 * session.sign-in-value).
 */
const once = { type: 2, authCookieValue: "" } as const

/**
 * Signs in the user who has just confirmed an e-mail address in this browser; `false` if the server refuses the
 * sign-in.
 */
export const signInOnce = async (client: Client): Promise<boolean> => {
  const answer = await client.call(accountSignInByCookie, { payload: once })
  const session = answer.type === "ok" ? answer.value.session : undefined
  if (session !== undefined) announceSignIn(session.userId)
  return session !== undefined
}
