import { isLater } from "../../domain/account/token-watch.ts"
import type { RefreshAnswer } from "../../machines/session.machine.ts"
import { heard, NoAnswer } from "../client/no-answer.ts"
import type { RefreshFlag } from "./refresh-flag.ts"
import type { SessionCalls } from "./session-calls.ts"
import type { TabLock } from "./tab-lock.ts"

export interface RefreshGround {
  readonly calls: Pick<SessionCalls, "read" | "refresh">
  /** Whether other tabs, after renewing a token, can report the token's user to this tab. */
  readonly hearsTabs: boolean
  readonly lock: TabLock
  readonly flag: RefreshFlag
  /** Expiry in the companion cookie in ms. */
  readonly readExpiry: () => number | null
  /** The browser's clock in ms. */
  readonly now: () => number
}

/** Statuses that end a session (rule session.refused); any other refusal is a temporary error. */
const final: ReadonlyArray<number> = [401, 403, 429]

const ask = async (
  { calls, hearsTabs, readExpiry, now }: RefreshGround,
  expiresAt: number,
  signal: AbortSignal
): Promise<RefreshAnswer> => {
  const elsewhere = async (): Promise<RefreshAnswer | undefined> => {
    const expiry = readExpiry()
    if (expiry === null || !isLater(expiry, expiresAt)) return undefined
    const renewed = { kind: "renewedElsewhere", expiresAt: expiry } as const
    if (hearsTabs) return renewed
    const answer = await calls.read(signal)
    if (answer.type !== "ok" || !answer.value.session) throw new NoAnswer("sitzung")
    return { ...renewed, held: { session: answer.value.session, heardAt: now() } }
  }
  const before = await elsewhere()
  if (before !== undefined) return before
  const answer = heard(await calls.refresh(signal))
  if (answer.type === "refused") {
    if (!final.includes(answer.status)) throw new NoAnswer(`get/token ${answer.status}`)
    // without a lock another tab may have renewed the token first, and then that tab's token is valid
    return (await elsewhere()) ?? { kind: "refused" }
  }
  const { reload, session } = answer.value
  if (reload) return { kind: "reload" }
  return session === undefined
    ? { kind: "refused" }
    : { kind: "refreshed", held: { session, heardAt: now() } }
}

/**
 * Requests a new token. Only one tab at a time does this; it checks the expiry first, and sends no request if another
 * tab has renewed the token (rule session.one-refresh). If the browser has no broadcast channels, the server reports to
 * which user that token belongs (decision 030).
 */
export const refreshToken =
  (ground: RefreshGround) =>
  async ({ expiresAt }: { readonly expiresAt: number }, signal: AbortSignal): Promise<RefreshAnswer> => {
    if (!ground.flag.raise()) throw new NoAnswer("get/token is under way")
    try {
      return await ground.lock(() => ask(ground, expiresAt, signal), signal)
    } finally {
      ground.flag.lower()
    }
  }
