import { openTabChannel } from "./tab-channel.ts"

/** Informs the other tabs which user has signed in here, from a page that has no session of its own yet. */
export const announceSignIn = (userId: string): void => {
  const channel = openTabChannel(() => {})
  channel.tell({ kind: "signedIn", userId })
  channel.close()
}

/**
 * Informs the other tabs of a sign-in only when this page is left. Used by a page with a session that is about to
 * navigate and must not be reloaded before that.
 */
export const announceWhenLeft = (userId: string): void =>
  addEventListener("pagehide", () => announceSignIn(userId), { once: true })
