import { sessionMachine } from "../../src/machines/session.machine.ts"
import { heldBy, localStart, serverStart } from "../data/sessions.ts"
import { walkOf } from "../harness/machine-walk.ts"
import { done, fails, type Promises } from "../harness/explore.ts"

const erika = heldBy("erika")
const authCookie = { authType: "order", value: "once" }
const tab = (userId: string) =>
  ["signedIn", "refreshed", "signedOut", "expired", "switched"].map((kind) => ({
    type: `tab.${kind}`,
    userId
  }))
const cookieExpiry = serverStart + 900_000
const look = (second: number, cookie: number | null) =>
  done("lookUp", { localNow: localStart + second * 1_000, cookieExpiry: cookie })
const read = done("readSession", { kind: "session", held: erika })

const promises: Promises<typeof sessionMachine> = {
  "no answer breaks the session": ({ status }) => status !== "error",
  "a user is signed in where a session is held": (snapshot) =>
    !snapshot.matches({ auth: "loggedIn" }) || snapshot.context.watch !== null,
  "no user's data stays after the end": (snapshot) =>
    !(snapshot.matches({ auth: "loggedOut" }) || snapshot.matches({ auth: { expired: "notified" } })) ||
    snapshot.context.watch === null,
  "a session is kept in use only while a user is signed in": (snapshot) =>
    snapshot.matches({ renewal: "off" }) !== snapshot.matches({ auth: "loggedIn" }),
  "no signed-in user is led away": (snapshot) =>
    !(snapshot.matches({ route: "leaving" }) && snapshot.matches({ auth: "loggedIn" })),
  "a page is loaded anew at another user's id, also after the end of its session": (snapshot, event) => {
    const { watch, former } = snapshot.context
    const owner = watch?.held.session.userId ?? former?.userId
    const isNews = event?.type === "tab.signedIn" || event?.type === "tab.refreshed"
    return (
      !isNews || owner === undefined || event["userId"] === owner || snapshot.matches({ auth: "reloading" })
    )
  },
  "a refresh gives up after five attempts": ({ context }) => context.attempt <= 5
}

export const sessionWalk = walkOf(sessionMachine, {
  ways: {
    "signing in and out": {
      inputs: [
        { jitter: 0, hearsTabs: true, authCookie: null },
        { jitter: 0, hearsTabs: true, authCookie }
      ],
      events: [
        ...tab("erika"),
        ...tab("max"),
        { type: "user.signOut" },
        { type: "user.signedIn", held: erika },
        { type: "page.woke" },
        { type: "logoutRoute.store", route: "/benutzerkonto/anmeldung" },
        { type: "toast.dismiss" },
        ...["readSession", "signInByCookie", "lookUp", "refresh", "signOut", "readLogoutRoute"].map(fails),
        read,
        done("readSession", { kind: "stale", expiresAt: 0 }),
        done("readSession", { kind: "none" }),
        done("signInByCookie", erika),
        done("signInByCookie", null),
        look(5, cookieExpiry),
        look(5, cookieExpiry + 600_000),
        look(5, null),
        done("refresh", { kind: "refreshed", held: erika }),
        done("refresh", { kind: "refreshed", held: heldBy("max") }),
        done("refresh", { kind: "renewedElsewhere", expiresAt: cookieExpiry }),
        done("refresh", { kind: "reload" }),
        done("refresh", { kind: "refused" }),
        done("signOut", { userSwitched: false }),
        done("signOut", { userSwitched: true }),
        done("readLogoutRoute", { route: "/benutzerkonto/anmeldung", here: "/kunde/startseite" }),
        done("readLogoutRoute", { route: null, here: "/" })
      ],
      // all checks happen at the same moment, so that no guard depends on the time of the last check; `renewal` is
      // tested below
      sees: ({ value: { auth, route }, context: { watch, former, attempt, authCookie: cookie } }) => [
        auth,
        route,
        attempt,
        cookie !== null,
        watch?.expiresAt,
        watch?.isLast,
        watch === null && former?.userId
      ]
    },
    "another person's page": {
      inputs: [{ jitter: 0, hearsTabs: true, authCookie: null }],
      events: [
        ...tab("erika"),
        ...tab("max"),
        read,
        done("readSession", { kind: "session", held: heldBy("max") }),
        done("readSession", { kind: "stale", expiresAt: 0 }),
        done("readSession", { kind: "none" }),
        done("refresh", { kind: "refreshed", held: erika }),
        done("refresh", { kind: "refreshed", held: heldBy("max") })
      ],
      sees: ({ value: { auth }, context: { watch, former } }) => [
        auth,
        watch?.held.session.userId,
        watch === null && former?.userId
      ]
    },
    "another user's cookie, where tabs have no channel": {
      inputs: [{ jitter: 0, hearsTabs: false, authCookie: null }],
      events: [
        read,
        ...[cookieExpiry, cookieExpiry + 600_000, null].map((cookie) => look(5, cookie)),
        done("refresh", { kind: "renewedElsewhere", expiresAt: cookieExpiry + 600_000, held: erika }),
        done("refresh", {
          kind: "renewedElsewhere",
          expiresAt: cookieExpiry + 600_000,
          held: heldBy("max")
        }),
        fails("refresh")
      ],
      sees: ({ value: { auth }, context: { watch, attempt } }) => [auth, attempt, watch?.expiresAt]
    },
    "without an answer": {
      inputs: [{ jitter: 0, hearsTabs: true, authCookie: null }],
      // the server is unreachable for five minutes, in steps too short to count as sleep
      events: [
        read,
        ...[840, 950, 1060, 1140].map((second) => look(second, null)),
        ...["lookUp", "refresh", "signOut"].map(fails)
      ],
      sees: ({ value: { auth }, context: { watch, attempt } }) => [
        auth,
        attempt,
        watch?.lookedAt,
        watch?.unreachableSince
      ]
    },
    "kept in use": {
      inputs: [{ jitter: 0, hearsTabs: true, authCookie: null }],
      events: [
        read,
        { type: "user.acted" },
        { type: "user.signOut" },
        done("signOut", { userSwitched: false }),
        done("renew", null),
        fails("renew")
      ],
      sees: ({ value }) => value
    }
  },
  promises
})
