import {
  breaks,
  endsSoon,
  losesChannel,
  receives,
  isBrought,
  isErika,
  isMax,
  isOthers,
  isRenewed,
  isStale,
  loads,
  loses,
  passes,
  refuses,
  confirmsSignOut,
  signsOut,
  switches,
  wakes,
  wantsReload
} from "./actions.ts"
import {
  asking,
  asks,
  enters,
  fresh,
  goes,
  type More,
  notified,
  pausing,
  quiet,
  reading,
  reads,
  refreshes,
  restoring,
  type Steps,
  unnotified,
  unreachable
} from "./steps.ts"

/** What the page shows stays as it was until it is another one. */
const asEnded = { account: "anonymous" } as const
const begins: Steps = [[loads, reading, reads], enters]
/** The page of another user: it is loaded anew, and begins with the user who is signed in now. */
export const reloading: Steps = [
  enters,
  [receives("signedIn", "max"), "reloading"],
  ...begins,
  [receives("refreshed", "max"), "reloading"],
  ...begins,
  [receives("switched"), "reloading"],
  ...begins,
  asks,
  [receives("signedIn", "max"), "reloading"],
  ...begins,
  asks,
  [receives("refreshed", "max"), "reloading"],
  ...begins,
  asks,
  [isOthers, "reloading"],
  ...begins,
  asks,
  [wantsReload, "reloading"],
  ...begins,
  [signsOut, "loggingOut", goes],
  [switches, "reloading"],
  ...begins,
  asks,
  [refuses(401), unnotified, goes],
  [switches, "reloading"],
  ...begins,
  // its own session has ended, and it is Erika's page all the same
  [receives("expired"), notified],
  [receives("signedIn", "max"), "reloading", asEnded],
  ...begins,
  [receives("signedOut"), quiet],
  // a tab that has received it late sends it once more
  [receives("signedOut"), quiet],
  [receives("refreshed", "max"), "reloading", asEnded],
  ...begins,
  [receives("expired"), notified],
  [receives("switched"), reading, reads],
  [isMax, "reloading", asEnded],
  ...begins,
  [receives("signedOut"), quiet],
  [receives("signedIn"), reading, reads],
  [isStale, restoring, refreshes],
  [isOthers, "reloading", asEnded],
  ...begins
]

/** A tab cannot know whose a later token is: the server is asked, and another user's page is loaded anew. */
export const unheard: Steps = [
  enters,
  [losesChannel, fresh],
  [receives("signedIn", "max"), "reloading"],
  ...begins,
  [receives("signedIn", "max"), fresh],
  [isRenewed, fresh],
  [wakes, asking, reads],
  [breaks("readSession"), pausing],
  [wakes, asking, reads],
  [isErika, fresh],
  [isBrought, fresh],
  [wakes, asking, reads],
  [isMax, "reloading"],
  ...begins
]

const pauses = [500, 1_000, 2_000, 4_000]
/** Five attempts without an answer: 107.5 s; `renewedAt`: during which of them the session is kept in use. */
const silence = (renewedAt?: number): Steps =>
  [...pauses, undefined].flatMap((pause, index): Steps => {
    const calls: More = index === renewedAt ? { calls: ["renew"] } : {}
    return pause === undefined
      ? [[passes(20_000), unreachable, calls]]
      : [
          [passes(20_000), pausing, calls],
          [passes(pause), asking, refreshes]
        ]
  })
/** A server that is out of reach until the token has ended and five minutes have passed. */
export const outage: Steps = [
  [loses, reading],
  [endsSoon, fresh],
  [wakes, asking, refreshes],
  ...silence(),
  [passes(5_000), asking, refreshes],
  ...silence(),
  [passes(5_000), asking, refreshes],
  // 300 s after the sign-in
  ...silence(3),
  [passes(5_000), unnotified, goes],
  [confirmsSignOut, notified]
]
