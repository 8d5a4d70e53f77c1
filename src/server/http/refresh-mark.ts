import type { Secrets } from "./secrets.ts"
import { sameText } from "./sessions.ts"

type Sign = Secrets["Service"]["sign"]

const markOf = (sign: Sign, body: string): string => sign("refreshMark", body).slice(0, 22)

/** Returns a refresh token with a mark that identifies it as the shop's own without a database query. */
export const markedToken = (sign: Sign, body: string): string => `${body}.${markOf(sign, body)}`

/**
 * Whether a refresh token was created by this shop; only the database shows whether it is still valid. An invented
 * token is treated as a missing one, and costs as little (decision 034).
 */
export const isMarked = (sign: Sign, token: string | undefined): boolean => {
  const [, body, mark] = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{22})$/u.exec(token ?? "") ?? []
  return body !== undefined && mark !== undefined && sameText(mark, markOf(sign, body))
}
