import { openTabChannel } from "./tab-channel.ts"

/** Tells the other tabs who has signed in here, from a page that has no session of its own yet. */
export const announceSignIn = (userId: string): void => {
  const channel = openTabChannel(() => {})
  channel.tell({ kind: "signedIn", userId })
  channel.close()
}

/** The same from a page that has a session: it goes on to another page, and must not be loaded anew before. */
export const announceWhenLeft = (userId: string): void =>
  addEventListener("pagehide", () => announceSignIn(userId), { once: true })
