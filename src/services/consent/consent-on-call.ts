import type { consentCookieName } from "../../domain/consent/answer.ts"
import type { consentChannelName } from "../browser/consent.ts"
import { readCookie } from "../browser/cookies.ts"
import type { RunningConsent } from "./consent-script.ts"

// imports only the types of these constants, since a new visitor must not load the modules that define them
const cookieName: typeof consentCookieName = "consent"
const channelName: typeof consentChannelName = "consent"

/**
 * Whether the cookie contains an answer to this version of the consent question; whether that answer is still valid is
 * checked later.
 */
const seemsAnswered = (version: string): boolean =>
  readCookie(document.cookie, cookieName)?.startsWith(`${version}.`) === true

/**
 * Loads the script that runs the consent of a page, once: immediately if there may be a valid answer, otherwise when
 * the visitor answers in this tab or another one. Until then a new visitor sees only the question (decision 078), which
 * is shown by `ask`.
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
      // if the script does not load, the question stays, and the next page shows it again
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
