import type { Answer } from "../client/call.ts"
import type { Client } from "../client/client.ts"
import {
  accountRefresh,
  accountSession,
  accountSignIn,
  accountSignInByCookie,
  accountSignOut,
  sessionRenew
} from "../client/routes.gen.ts"
import type { RegistrationCalls, Told } from "./registration-calls.ts"
import type { SessionCalls } from "./session-calls.ts"

/** The session's calls on the client of this page. */
export const sessionCalls = (client: Client): SessionCalls => ({
  read: (signal) => client.call(accountSession, {}, { signal }),
  refresh: async (signal) => {
    const answer = await client.call(accountRefresh, { payload: { currentToken: null } }, { signal })
    if (answer.type !== "ok") return answer
    return { type: "ok", value: { reload: answer.value.mustReload, session: answer.value.session } }
  },
  signInByCookie: ({ authType, value }, signal) =>
    client.call(
      accountSignInByCookie,
      { payload: { type: Number(authType), authCookieValue: value } },
      { signal }
    ),
  signOut: ({ because }, signal) => client.call(accountSignOut, { payload: { because } }, { signal }),
  renew: ({ isActive }, signal) =>
    client.call(sessionRenew, { query: { v: String(Date.now()), ...(isActive && { a: "1" }) } }, { signal })
})

/** Every refusal of the contract says what is wrong, by field (decisions.md behaviour 5). */
interface Refused {
  readonly problems: ReadonlyArray<{ readonly code: string; readonly field: string }>
}

/** An answer as forms take it: with the seconds to wait, also where the server has too much to do. */
const told = <Value>(answer: Answer<Value, Refused>): Told<Value> => {
  if (answer.type === "ok") return answer
  const { retryAfter } = answer
  if (answer.type === "refused")
    return {
      type: "refused",
      status: answer.status,
      retryAfter: retryAfter ?? 0,
      problems: answer.error.problems
    }
  return retryAfter === undefined
    ? { type: "unreachable" }
    : { type: "refused", status: 503, retryAfter, problems: [] }
}

/** Signing in on the client of this page. */
export const signInCall =
  (client: Client): RegistrationCalls["signIn"] =>
  async (wish, signal) => {
    const { userName, password, code } = wish
    const payload = { userName, password, ...(code !== undefined && { code }) }
    const answer = told(await client.call(accountSignIn, { payload }, { signal }))
    return answer.type === "ok"
      ? { type: "ok", value: { ...answer.value, success: answer.value.succeeded } }
      : answer
  }
