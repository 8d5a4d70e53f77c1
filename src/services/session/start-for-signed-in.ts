import { expiryOfPage } from "./companion-cookie.ts"

/** The part of this page's session code that is loaded only for signed-in users. */
interface SessionScript {
  readonly signOut: () => void
}

/**
 * Loads the session's script as soon as a user may be signed in, here or in another tab: at once if the page has a
 * session, otherwise when the companion cookie exists. The script is not loaded for anonymous users.
 */
export const startForSignedIn = (isKnown: boolean, load: () => Promise<SessionScript>): void => {
  let script: Promise<SessionScript> | undefined
  const start = () => (script ??= load())
  const look = () => {
    // if the script does not load, the page still works, and the next check tries again
    if (expiryOfPage() !== null) start().catch(() => (script = undefined))
  }
  if (isKnown) start().catch(() => (script = undefined))
  else look()
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
  // this listener is registered before React's own listener, which stops events in parts of the page that are not
  // hydrated yet (decision 011)
  const hear = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest("[data-sign-out]") !== null)
      void start().then(({ signOut }) => signOut())
  }
  // the user may have clicked before this code ran
  globalThis.earlyTargets?.forEach((target) => hear({ target }))
  addEventListener("click", hear, true)
}
