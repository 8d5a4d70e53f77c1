import { assign, not, or, setup, stateIn } from "xstate"
import { type HeldSession, isSameSide, type Side } from "../../domain/account/session.ts"
import {
  beginWatch,
  isDue,
  isLater,
  isLost,
  keepLook,
  keepNew,
  keepSilence,
  pauseBefore,
  type Sight,
  type TokenWatch
} from "../../domain/account/token-watch.ts"
import { withReturnUrl } from "../../domain/account/return-url.ts"
import { renewalInterval, tokenCheckInterval } from "../../domain/account/session-times.ts"
import { actionPort, port } from "../effect-port.ts"
import type {
  AuthCookie,
  ReadAnswer,
  RefreshAnswer,
  SessionNews,
  SessionToast,
  StoredRoute
} from "./answers.ts"

export interface SessionInput {
  /** Random delay of 0 to 119 s, in milliseconds, picked once per tab (`drawJitter`). */
  readonly jitter: number
  /**
   * Whether other tabs can report sign-ins to this tab. If not, a cookie with a later expiry may belong to another
   * user.
   */
  readonly hearsTabs: boolean
  /**
   * A single-use sign-in value that the server put into the page (rule session.sign-in-value); null if there is none.
   */
  readonly authCookie: AuthCookie | null
}

export interface SessionContext extends SessionInput {
  /** Null without a session. */
  readonly watch: TokenWatch | null
  /**
   * The user whose session ended last on this page: the page may still show that user's data. Null if there was none.
   */
  readonly former: Side | null
  /** Expiry of a token that the server no longer accepts; 0 if there is none. */
  readonly staleExpiry: number
  /** Number of refresh attempts since the last response. */
  readonly attempt: number
}

export type SessionEvent =
  | { readonly type: "user.signOut" }
  /** This page signed a user in: by its form, or as a staff member on behalf of a customer. */
  | { readonly type: "user.signedIn"; readonly held: HeldSession }
  /** User input by keyboard, pointer or touch. */
  | { readonly type: "user.acted" }
  | { readonly type: "tab.signedIn"; readonly userId: string }
  | { readonly type: "tab.refreshed"; readonly userId: string }
  | { readonly type: "tab.signedOut"; readonly userId: string }
  | { readonly type: "tab.expired"; readonly userId: string }
  /** In another tab, the staff member who acted on behalf of this user was signed in as themselves again. */
  | { readonly type: "tab.switched"; readonly userId: string }
  /** The tab is visible again: it was hidden, suspended or in the back/forward cache. */
  | { readonly type: "page.woke" }
  /** Page to open after sign-out, set by the page that the user is on. */
  | { readonly type: "logoutRoute.store"; readonly route: string }
  | { readonly type: "toast.dismiss" }

const watchOf = ({ watch }: SessionContext): TokenWatch => {
  if (watch === null) throw new Error("No session")
  return watch
}

const hasLaterCookie = (context: SessionContext, { cookieExpiry }: Sight): boolean =>
  isLater(cookieExpiry, watchOf(context).expiresAt)

const expiryKept = (context: SessionContext, expiresAt: number) => ({
  watch: { ...watchOf(context), expiresAt, isLast: false, unreachableSince: null },
  attempt: 0
})

/**
 * Returns the owner of this page: the signed-in user, otherwise the user whose session ended last; null if there was
 * none.
 */
export const ownerOf = ({ watch, former }: SessionContext): Side | null => watch?.held.session ?? former

const isOtherUser = (context: SessionContext, userId: string): boolean => {
  const owner = ownerOf(context)
  return owner !== null && owner.userId !== userId
}

const sideOf = ({ userId, isImpersonated }: Side): Side => ({ userId, isImpersonated })

export const userOf = ({ watch }: SessionContext): string => watch?.held.session.userId ?? ""

export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as "busy"
  },
  actors: {
    /** Reads the session from the page's own data, else from GET /api/account/sitzung. */
    readSession: port<ReadAnswer, Record<string, never>>("readSession"),
    /** POST /api/account/anmelden-cookie; null if the value was not accepted. */
    signInByCookie: port<HeldSession | null, AuthCookie>("signInByCookie"),
    /** Reads the clock and the companion cookie; makes no request. */
    lookUp: port<Sight, Record<string, never>>("lookUp"),
    /**
     * Refreshes the token under a lock across tabs: checks again, and sends nothing if another tab has refreshed (rule
     * session.one-refresh).
     */
    refresh: port<RefreshAnswer, { readonly expiresAt: number }>("refresh"),
    /** POST /api/account/jwt/abmelden; `because` is "expired" if the user did not request the sign-out. */
    signOut: port<
      { readonly userSwitched: boolean },
      { readonly because: "wish" | "expired"; readonly expiresAt: number }
    >("signOut"),
    /** GET /session/renew; `isActive`: there was user input since the last renewal (rule session.renewal). */
    renew: port<null, { readonly isActive: boolean }>("renew"),
    readLogoutRoute: port<StoredRoute, Record<string, never>>("readLogoutRoute")
  },
  actions: {
    keepRead: assign((_, answer: ReadAnswer) => {
      if (answer.kind === "session") return { watch: beginWatch(answer.held), attempt: 0 }
      return answer.kind === "stale" ? { staleExpiry: answer.expiresAt } : {}
    }),
    /** Stores a new token of this tab or another one. */
    keepRefreshed: assign(({ context }, answer: RefreshAnswer) => {
      if (answer.kind === "refreshed") return { watch: keepNew(answer.held), attempt: 0 }
      return answer.kind === "renewedElsewhere" ? expiryKept(context, answer.expiresAt) : {}
    }),
    keepCookie: assign(({ context }, { cookieExpiry }: Sight) =>
      cookieExpiry === null ? {} : expiryKept(context, cookieExpiry)
    ),
    /** Stores the session of a sign-in on this page. */
    keepSignIn: assign((_, held: HeldSession | null) =>
      held === null ? {} : { watch: beginWatch(held), attempt: 0 }
    ),
    keepLook: assign(({ context }, sight: Sight) => ({ watch: keepLook(watchOf(context), sight) })),
    keepSilence: assign(({ context }) => ({
      watch: keepSilence(watchOf(context)),
      attempt: context.attempt + 1
    })),
    countAnew: assign({ attempt: 0 }),
    /** Deletes the session, but keeps the user as the page's owner. */
    forgetSession: assign(({ context }) => ({
      watch: null,
      attempt: 0,
      former: sideOf(watchOf(context).held.session)
    })),
    /** Notifies the other tabs; never contains a token. */
    broadcast: actionPort<SessionNews>(),
    showToast: actionPort<SessionToast>(),
    hideToast: actionPort<SessionToast>(),
    /**
     * Deletes unsaved input in every tab after signing out; if a session ended without a sign-out, the input is
     * restored.
     */
    forgetTyped: actionPort<Record<string, never>>(),
    reloadPage: actionPort<Record<string, never>>(),
    goTo: actionPort<{ readonly address: string }>(),
    storeLogoutRoute: actionPort<{ readonly route: string }>(),
    clearLogoutRoute: actionPort<Record<string, never>>()
  },
  guards: {
    isRead: (_, answer: ReadAnswer) => answer.kind === "session",
    isStale: (_, answer: ReadAnswer) => answer.kind === "stale",
    hasAuthCookie: ({ context }) => context.authCookie !== null,
    isSignedIn: (_, held: HeldSession | null) => held !== null,
    isRefreshed: (_, answer: RefreshAnswer) => answer.kind === "refreshed",
    isRenewedElsewhere: (_, answer: RefreshAnswer) => answer.kind === "renewedElsewhere",
    isReloadAsked: (_, answer: RefreshAnswer) => answer.kind === "reload",
    /**
     * Whether the session belongs to another user, or staff act on behalf of this user, while this page still shows the
     * former user's data.
     */
    isOthers: ({ context }, answer: ReadAnswer | RefreshAnswer) => {
      const owner = ownerOf(context)
      const held = "held" in answer ? answer.held : undefined
      return held !== undefined && owner !== null && !isSameSide(held.session, owner)
    },
    isOtherUser: ({ context }, { userId }: { readonly userId: string }) => isOtherUser(context, userId),
    isNoOtherUser: ({ context }, { userId }: { readonly userId: string }) => !isOtherUser(context, userId),
    hasLaterCookie: ({ context }, sight: Sight) => context.hearsTabs && hasLaterCookie(context, sight),
    isLost: ({ context }, sight: Sight) => !hasLaterCookie(context, sight) && isLost(watchOf(context), sight),
    /**
     * A cookie with a later expiry that no tab has reported triggers a refresh, like a token near its expiry (decision
     * 030).
     */
    isDue: ({ context }, sight: Sight) =>
      hasLaterCookie(context, sight) || isDue(watchOf(context), sight, context.jitter),
    isExhausted: ({ context }) => pauseBefore(context.attempt) === undefined,
    isSwitched: (_, { userSwitched }: { readonly userSwitched: boolean }) => userSwitched,
    hasRoute: (_, { route }: StoredRoute) => route !== null,
    isLoggedIn: stateIn({ auth: "loggedIn" }),
    isUnauthenticated: or([stateIn({ auth: "loggedOut" }), stateIn({ auth: { expired: "notified" } })]),
    isTouched: stateIn({ renewal: { waiting: "touched" } }),
    isNotLoggedIn: not(stateIn({ auth: "loggedIn" }))
  },
  delays: {
    tokenCheck: tokenCheckInterval,
    retryPause: ({ context }) => pauseBefore(context.attempt) ?? 0,
    /** A port that does not respond within this time counts as failed. */
    longestAnswer: 20_000,
    unreadPause: 30_000,
    toastShown: 5_000,
    renewal: renewalInterval
  }
})

export const beginSession = ({ input }: { readonly input: SessionInput }): SessionContext => ({
  ...input,
  watch: null,
  former: null,
  staleExpiry: 0,
  attempt: 0
})

/** Returns the stored route, with this page's URL as the return address. */
export const addressAfter = ({ route, here }: StoredRoute) => ({ address: withReturnUrl(route ?? "/", here) })

export const expiryOf = ({ context }: { readonly context: SessionContext }) => ({
  expiresAt: watchOf(context).expiresAt
})
