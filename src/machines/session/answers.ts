import type { HeldSession } from "../../domain/account/session.ts"

/** What a page, or the server, knows of the user. */
export type ReadAnswer =
  | { readonly kind: "session"; readonly held: HeldSession }
  /** No token that counts, but a refresh may bring one; `expiresAt` of the companion cookie in ms, 0 without one. */
  | { readonly kind: "stale"; readonly expiresAt: number }
  | { readonly kind: "none" }

/** How an attempt at a new token ended; no answer is an error of the port. */
export type RefreshAnswer =
  | { readonly kind: "refreshed"; readonly held: HeldSession }
  /** Another tab was first, and no token was asked for; `held` is whose it is, where other tabs cannot say so. */
  | { readonly kind: "renewedElsewhere"; readonly expiresAt: number; readonly held?: HeldSession }
  /** The server wants the page to be loaded anew. */
  | { readonly kind: "reload" }
  /** 401, 403 or 429 (rule session.refused). */
  | { readonly kind: "refused" }

/** A single-use value of the server to sign in with. */
export interface AuthCookie {
  readonly authType: string
  readonly value: string
}

/** What tabs tell each other: who, never a token (rule safety.tab-news). */
export interface SessionNews {
  /** "switched": the staff member who acted in this user's name is signed in as themselves again in this browser. */
  readonly kind: "signedIn" | "refreshed" | "signedOut" | "expired" | "switched"
  readonly userId: string
}

export interface SessionToast {
  readonly toast: "signedOut" | "expired" | "signOutFailed"
}

/** Where sign-out leads, and the address of this page. */
export interface StoredRoute {
  readonly route: string | null
  readonly here: string
}
