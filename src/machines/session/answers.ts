import type { HeldSession } from "../../domain/account/session.ts"

/** Session data from the page or the server. */
export type ReadAnswer =
  | { readonly kind: "session"; readonly held: HeldSession }
  /**
   * No valid token, but a refresh may succeed; `expiresAt` is the expiry of the companion cookie in ms, 0 if there is
   * none.
   */
  | { readonly kind: "stale"; readonly expiresAt: number }
  | { readonly kind: "none" }

/** Result of a token refresh; if no response arrives, the port fails. */
export type RefreshAnswer =
  | { readonly kind: "refreshed"; readonly held: HeldSession }
  /**
   * Another tab refreshed first, so no token was requested; `held` is the refreshed session, present only if other tabs
   * cannot report it.
   */
  | { readonly kind: "renewedElsewhere"; readonly expiresAt: number; readonly held?: HeldSession }
  /** The server requests a reload of the page. */
  | { readonly kind: "reload" }
  /** 401, 403 or 429 (rule session.refused). */
  | { readonly kind: "refused" }

/** A single-use sign-in value issued by the server. */
export interface AuthCookie {
  readonly authType: string
  readonly value: string
}

/** Messages between tabs; they contain the user, never a token (rule safety.tab-news). */
export interface SessionNews {
  /** "switched": the staff member who acted on behalf of this user is signed in as themselves again in this browser. */
  readonly kind: "signedIn" | "refreshed" | "signedOut" | "expired" | "switched"
  readonly userId: string
}

export interface SessionToast {
  readonly toast: "signedOut" | "expired" | "signOutFailed"
}

/** The page to open after sign-out, and the URL of this page. */
export interface StoredRoute {
  readonly route: string | null
  readonly here: string
}
