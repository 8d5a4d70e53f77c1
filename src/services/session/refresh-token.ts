import { isLater } from "../../domain/account/token-watch.ts"
import type { RefreshAnswer } from "../../machines/session.machine.ts"
import { NoAnswer } from "../actors/order-answers.ts"
import type { RefreshFlag } from "./refresh-flag.ts"
import type { SessionCalls } from "./session-calls.ts"
import type { TabLock } from "./tab-lock.ts"

export interface RefreshGround {
  readonly calls: Pick<SessionCalls, "refresh">
  readonly lock: TabLock
  readonly flag: RefreshFlag
  /** The companion cookie's end in ms. */
  readonly readExpiry: () => number | null
  /** The browser's clock in ms. */
  readonly now: () => number
}

/** Answers that end a session (accounts.md 8); any other refusal is a fault that may pass. */
const final: ReadonlyArray<number> = [401, 403, 429]

const ask = async (
  { calls, readExpiry, now }: RefreshGround,
  expiresAt: number,
  signal: AbortSignal
): Promise<RefreshAnswer> => {
  const elsewhere = (): RefreshAnswer | undefined => {
    const expiry = readExpiry()
    return expiry !== null && isLater(expiry, expiresAt)
      ? { kind: "renewedElsewhere", expiresAt: expiry }
      : undefined
  }
  const before = elsewhere()
  if (before !== undefined) return before
  const answer = await calls.refresh(signal)
  if (answer.type === "unreachable") throw new NoAnswer("get/token")
  if (answer.type === "refused") {
    if (!final.includes(answer.status)) throw new NoAnswer(`get/token ${answer.status}`)
    // without a lock another tab may have been faster, and its token counts
    return elsewhere() ?? { kind: "refused" }
  }
  const { reload, session } = answer.value
  if (reload) return { kind: "reload" }
  return session === undefined
    ? { kind: "refused" }
    : { kind: "refreshed", held: { session, heardAt: now() } }
}

/** A new token: one tab asks at a time, looks before it asks, and sends nothing if another has renewed (C1, T08). */
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
