import {
  acts,
  beaten,
  breaks,
  closes,
  receives,
  isErika,
  isAnonymous,
  isRenewed,
  keepsRoute,
  leaves,
  passes,
  refreshed,
  refuses,
  renewed,
  confirmsSignOut,
  signsOut,
  wakes
} from "./actions.ts"
import { outage, reloading, unheard } from "./endings.ts"
import {
  asking,
  asks,
  enters,
  failed,
  fresh,
  goes,
  type More,
  notified,
  pausing,
  quiet,
  reading,
  reads,
  refreshes,
  restores,
  type Step,
  type Steps,
  unnotified,
  unreachable,
  unread
} from "./steps.ts"

const beginning: Steps = [
  [receives("signedIn"), reading, reads],
  [receives("refreshed"), reading, reads],
  [receives("switched"), reading, reads],
  [passes(20_000), unread],
  [wakes, reading, reads],
  [breaks("readSession"), unread],
  [passes(30_000), reading, reads],
  [isAnonymous, quiet],
  [receives("signedIn"), reading, reads],
  restores,
  [breaks("refresh"), unread],
  [wakes, reading, reads],
  restores,
  [passes(20_000), unread],
  [wakes, reading, reads],
  restores,
  [refuses(401), quiet],
  [receives("refreshed"), reading, reads],
  restores,
  [beaten, reading, reads],
  enters,
  [receives("signedOut"), quiet],
  [receives("switched"), reading, reads],
  restores,
  [refreshed, fresh]
]

const watching: Steps = [
  enters,
  [passes(5_000), fresh],
  [isRenewed, fresh],
  [wakes, fresh],
  [receives("signedIn"), fresh],
  [receives("refreshed"), fresh],
  asks,
  [receives("signedIn"), asking],
  [receives("refreshed"), asking],
  [refreshed, fresh],
  asks,
  [breaks("refresh"), pausing],
  [wakes, asking, refreshes],
  [breaks("refresh"), pausing],
  [passes(1_000), asking, refreshes],
  [passes(20_000), pausing],
  [passes(2_000), asking, refreshes],
  [breaks("refresh"), pausing],
  [passes(4_000), asking, refreshes],
  [breaks("refresh"), unreachable],
  [wakes, asking, refreshes],
  ...[500, 1_000, 2_000, 4_000].flatMap((pause): Steps => [
    [breaks("refresh"), pausing],
    [passes(pause), asking, refreshes]
  ]),
  [breaks("refresh"), unreachable],
  [isRenewed, unreachable],
  [passes(5_000), fresh],
  asks,
  [beaten, fresh]
]

const renewing = (state: string): More => ({ renewal: state, calls: ["renew"] })
const untouched = { renewal: "waiting.untouched" }
const touched = { renewal: "waiting.touched" }
const isLeft: Step = [passes(300_000), fresh, renewing("renewingUntouched")]
const isUsed: Step = [passes(300_000), fresh, renewing("renewingTouched")]

const inUse: Steps = [
  [isErika, fresh, untouched],
  isLeft,
  [renewed, fresh, untouched],
  isLeft,
  [breaks("renew"), fresh, untouched],
  isLeft,
  [passes(20_000), fresh, untouched],
  isLeft,
  [acts, fresh, touched],
  isUsed,
  [renewed, fresh, untouched],
  [acts, fresh, touched],
  isUsed,
  [breaks("renew"), fresh, touched],
  isUsed,
  [passes(20_000), fresh, touched],
  isUsed,
  [receives("signedOut"), quiet, { renewal: "off" }],
  [receives("signedIn"), reading, reads],
  [isErika, fresh, untouched],
  isLeft,
  [receives("signedOut"), quiet, { renewal: "off" }]
]

const leaving: Steps = [
  enters,
  [signsOut, "loggingOut", goes],
  [breaks("signOut"), fresh, failed],
  [closes, fresh],
  [signsOut, "loggingOut", goes],
  [passes(20_000), fresh, failed],
  [signsOut, "loggingOut", goes],
  [receives("signedOut"), "loggedOut.notified", { toasts: ["signedOut"], renewal: "off" }],
  [receives("signedIn"), reading, reads],
  enters,
  [signsOut, "loggingOut", goes],
  [confirmsSignOut, "loggedOut.notified", { toasts: ["signedOut"], renewal: "off" }],
  [passes(5_000), quiet],
  [keepsRoute, quiet],
  [receives("signedIn"), reading, reads],
  enters,
  [leaves, quiet]
]

const expiring: Steps = [
  enters,
  asks,
  [refuses(401), unnotified, goes],
  [confirmsSignOut, notified],
  [closes, quiet],
  [receives("signedIn"), reading, reads],
  enters,
  asks,
  [refuses(403), unnotified, goes],
  [breaks("signOut"), notified],
  [receives("signedIn"), reading, reads],
  enters,
  asks,
  [refuses(429), unnotified, goes],
  [passes(20_000), notified],
  [receives("refreshed"), reading, reads],
  enters,
  [receives("expired"), notified],
  [receives("switched"), reading, reads]
]

/** Stories of the session that together cover everything that can be triggered in a browser. */
export const sessionStories: Readonly<Record<string, Steps>> = {
  "who is here": beginning,
  "a token is looked at": watching,
  "a session is kept in use": inUse,
  "signing out": leaving,
  "a session expires": expiring,
  "the page is another user's": reloading,
  "a token that no tab has announced": unheard,
  "five minutes without an answer": outage
}
