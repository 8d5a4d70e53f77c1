import type { consentCookieName } from "../../domain/consent/answer.ts"
import type { consentChannelName } from "../browser/consent.ts"
import { readCookie } from "../browser/cookies.ts"
import type { RunningConsent } from "./consent-script.ts"

// only the types of these constants are imported, since a new visitor must not load the files that define them
const cookieName: typeof consentCookieName = "consent"
const channelName: typeof consentChannelName = "consent"

/**
 * Whether the cookie has an answer to this version of the question; whether this answer is still valid is checked
 * later.
 */
const seemsAnswered = (version: string): boolean =>
  readCookie(document.cookie, cookieName)?.startsWith(`${version}.`) === true

/**
 * Loads the script that runs the consent of a page, once: immediately if an answer may be valid, otherwise when the
 * visitor answers in this tab or another one. Until then a new visitor has only the question (decision 078), which
 * `ask` shows.
 */
export const consentOnCall = (
  version: string,
  load: () => Promise<RunningConsent>,
  ask: () => void
): (() => Promise<RunningConsent>) => {
  let running: Promise<RunningConsent> | undefined
  const run = () => (running ??= load())
  const hear = (text: unknown) => {
    run()
      .then((consent) => consent.hear(text))
      // the question stays, and the next page asks again
      .catch(() => {})
  }
  const look = () => {
    if (seemsAnswered(version)) hear("")
  }
  if (!seemsAnswered(version)) ask()
  look()
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
  if (typeof BroadcastChannel !== "undefined")
    new BroadcastChannel(channelName).addEventListener("message", ({ data }: { readonly data: unknown }) =>
      hear(data)
    )
  return run
}
