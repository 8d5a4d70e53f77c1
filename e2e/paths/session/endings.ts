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

/** The header stays anonymous: the page's content does not change until another page is loaded. */
const asEnded = { account: "anonymous" } as const
const begins: Steps = [[loads, reading, reads], enters]
/** The page shows another user's data: it is reloaded, and then shows the user who is signed in now. */
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
  // Erika's session has ended, but the page is still Erika's
  [receives("expired"), notified],
  [receives("signedIn", "max"), "reloading", asEnded],
  ...begins,
  [receives("signedOut"), quiet],
  // a tab that receives the message late sends it once more
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

/**
 * A tab cannot know which user a later token belongs to. It therefore requests the session from the server, and reloads
 * the page if the token belongs to another user.
 */
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
/**
 * Creates five attempts without a response, which take 107.5 s; `renewedAt` is the index of the attempt during which
 * the page renews its session.
 */
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
/** The server is unreachable until the token has expired and five more minutes have passed. */
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
