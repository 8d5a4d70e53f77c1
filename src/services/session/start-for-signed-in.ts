import { expiryOfPage } from "./companion-cookie.ts"

/** The part of this page's session that loads for signed-in users. */
interface SessionScript {
  readonly signOut: () => void
}

/**
 * Loads the session's script as soon as a user may be signed in, here or in another tab: at once where the page knows it,
 * else when the companion cookie is there. Anonymous users load nothing of it.
 */
export const startForSignedIn = (isKnown: boolean, load: () => Promise<SessionScript>): void => {
  let script: Promise<SessionScript> | undefined
  const start = () => (script ??= load())
  const look = () => {
    // without it the page works on; a later look loads it
    if (expiryOfPage() !== null) start().catch(() => (script = undefined))
  }
  if (isKnown) start().catch(() => (script = undefined))
  else look()
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
  // before React, which stops what happens at a part of the page that still sleeps (decision 011)
  const hear = ({ target }: { readonly target: EventTarget | null }) => {
    if (target instanceof Element && target.closest("[data-sign-out]") !== null)
      void start().then(({ signOut }) => signOut())
  }
  // the user may have pressed before this ran
  globalThis.earlyTargets?.forEach((target) => hear({ target }))
  addEventListener("click", hear, true)
}
