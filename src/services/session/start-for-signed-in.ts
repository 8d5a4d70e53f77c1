import { expiryOfPage } from "./companion-cookie.ts"

/** The part of this page's session that is loaded for signed-in users. */
interface SessionScript {
  readonly signOut: () => void
}

/**
 * Loads the session's script as soon as a user may be signed in, here or in another tab: at once if the page has a
 * session, otherwise when the companion cookie exists. It is not loaded for anonymous users.
 */
export const startForSignedIn = (isKnown: boolean, load: () => Promise<SessionScript>): void => {
  let script: Promise<SessionScript> | undefined
  const start = () => (script ??= load())
  const look = () => {
    // without the script the page still works; the next check tries again
    if (expiryOfPage() !== null) start().catch(() => (script = undefined))
  }
  if (isKnown) start().catch(() => (script = undefined))
  else look()
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
  // this listener is registered before React, which stops events in a part of the page that is not hydrated yet
  // (decision 011)
  const hear = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest("[data-sign-out]") !== null)
      void start().then(({ signOut }) => signOut())
  }
  // the user may have clicked before this code ran
  globalThis.earlyTargets?.forEach((target) => hear({ target }))
  addEventListener("click", hear, true)
}
