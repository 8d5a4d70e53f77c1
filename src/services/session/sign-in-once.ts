import type { Client } from "../client/client.ts"
import { accountSignInByCookie } from "../client/account-routes.gen.ts"
import { announceSignIn } from "./announce-sign-in.ts"

/** Kind 2: a value that opens once, which the server has put into an HttpOnly cookie (rule session.sign-in-value). */
const once = { type: 2, authCookieValue: "" } as const

/** Signs in who has just proved a mailbox in this browser; false where that opens nothing. */
export const signInOnce = async (client: Client): Promise<boolean> => {
  const answer = await client.call(accountSignInByCookie, { payload: once })
  const session = answer.type === "ok" ? answer.value.session : undefined
  if (session !== undefined) announceSignIn(session.userId)
  return session !== undefined
}
