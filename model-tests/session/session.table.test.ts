import { expect, it } from "vitest"
import { erika, go, openPage, type Page, refuse, silence, tab } from "../data/session-page.ts"
import { differences, pathOf, rowsOf, type Table } from "../harness/table.ts"

const where = (page: Page): string => pathOf(page.snapshot().value.auth)

const actions = {
  signOut: go.signOut,
  signedIn: (page: Page) => page.send({ type: "user.signedIn", held: erika }),
  acted: (page: Page) => page.send({ type: "user.acted" }),
  woke: (page: Page) => page.send({ type: "page.woke" }),
  dismiss: (page: Page) => page.send({ type: "toast.dismiss" }),
  ownSignedIn: tab("signedIn", "erika"),
  ownRefreshed: tab("refreshed", "erika"),
  ownSignedOut: tab("signedOut", "erika"),
  ownExpired: tab("expired", "erika"),
  othersSignedIn: tab("signedIn", "max"),
  othersRefreshed: tab("refreshed", "max"),
  othersSignedOut: tab("signedOut", "max"),
  ownSwitched: tab("switched", "erika"),
  othersExpired: tab("expired", "max"),
  othersSwitched: tab("switched", "max"),
  fiveSeconds: (page: Page) => page.wait(5_000),
  twentySeconds: (page: Page) => page.wait(20_000)
}

const signedIn = { signedIn: "loggedIn.fresh" }
/** Messages of another tab to a user who is signed in here. */
const ownElsewhere = {
  ownSignedOut: "loggedOut.quiet",
  ownExpired: "expired.notified",
  ownSwitched: "reloading"
}
const looksUp = { ownSignedIn: "loggedIn.looking", ownRefreshed: "loggedIn.looking" }
/** Messages of another tab when no user was ever signed in here. */
const readsAnew = {
  ownSignedIn: "unknown.reading",
  ownRefreshed: "unknown.reading",
  ownSwitched: "unknown.reading",
  othersSwitched: "unknown.reading",
  othersSignedIn: "unknown.reading",
  othersRefreshed: "unknown.reading"
}
/** Messages with another user's id, received on a page of a current or former user. */
const ofOthers = { othersSignedIn: "reloading", othersRefreshed: "reloading" }
const afterwards = { ...readsAnew, ...ofOthers }
const here = { ...signedIn, ...ownElsewhere, ...ofOthers, signOut: "loggingOut" }

const table: Table<Page> = {
  "unknown.reading": { way: [], leads: { ...signedIn, twentySeconds: "unknown.unread" } },
  "unknown.unread": {
    way: [go.unread],
    leads: { ...signedIn, ...readsAnew, woke: "unknown.reading" }
  },
  "unknown.restoring": {
    way: [go.stale],
    leads: { ...signedIn, ...readsAnew, twentySeconds: "unknown.unread" }
  },
  "unknown.signingInByCookie": {
    way: [go.none],
    leads: { ...signedIn, ...readsAnew, twentySeconds: "loggedOut.quiet" }
  },
  "loggedIn.fresh": {
    way: [go.read],
    leads: {
      ...here,
      ...looksUp,
      woke: "loggedIn.looking",
      fiveSeconds: "loggedIn.looking",
      twentySeconds: "loggedIn.looking"
    }
  },
  "loggedIn.looking": {
    way: [go.read, go.look],
    leads: { ...here, ...looksUp, twentySeconds: "loggedIn.fresh" }
  },
  // the running call may still get a response, unless the message is about another user
  "loggedIn.refreshing.asking": {
    way: [go.read, go.look, go.miss],
    leads: { ...here, twentySeconds: "loggedIn.refreshing.pausing" }
  },
  "loggedIn.refreshing.pausing": {
    way: [go.read, go.look, go.miss, silence],
    leads: {
      ...here,
      ...looksUp,
      woke: "loggedIn.refreshing.asking",
      fiveSeconds: "loggedIn.refreshing.asking",
      twentySeconds: "loggedIn.refreshing.asking"
    }
  },
  "loggedIn.unreachable": {
    way: [go.read, go.look, go.miss, go.giveUp],
    leads: {
      ...here,
      ...looksUp,
      woke: "loggedIn.looking",
      fiveSeconds: "loggedIn.looking",
      twentySeconds: "loggedIn.looking"
    }
  },
  loggingOut: {
    way: [go.read, go.signOut],
    leads: { ...signedIn, ...ofOthers, ownSignedOut: "loggedOut.notified", twentySeconds: "loggedIn.fresh" }
  },
  "expired.unnotified": {
    way: [go.read, go.look, go.miss, refuse],
    leads: { ...signedIn, ...ofOthers, twentySeconds: "expired.notified" }
  },
  "expired.notified": {
    way: [go.read, go.look, go.miss, refuse, go.signedOut],
    leads: { ...signedIn, ...afterwards, dismiss: "loggedOut.quiet" }
  },
  "loggedOut.notified": {
    way: [go.read, go.signOut, go.signedOut],
    leads: {
      ...signedIn,
      ...afterwards,
      dismiss: "loggedOut.quiet",
      fiveSeconds: "loggedOut.quiet",
      twentySeconds: "loggedOut.quiet"
    }
  },
  "loggedOut.quiet": { way: [go.none, go.noValue], leads: { ...signedIn, ...readsAnew } },
  reloading: { way: [go.read, tab("signedIn", "max")], leads: signedIn }
}

it("the session follows the table in every state", async () => {
  expect(differences(await rowsOf(openPage, where, actions, table))).toEqual([])
})

it("the session is busy only while the user waits for an answer about it", async () => {
  const busy: Array<string> = []
  for (const [state, { way }] of Object.entries(table)) {
    const page = openPage()
    for (const step of way) await step(page)
    if (page.snapshot().hasTag("busy")) busy.push(state)
  }
  expect(busy).toEqual([
    "unknown.reading",
    "unknown.unread",
    "unknown.restoring",
    "unknown.signingInByCookie",
    "loggingOut",
    "expired.unnotified",
    "reloading"
  ])
})
