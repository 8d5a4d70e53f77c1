const noValue =
  "No page carries a value to sign in with: the page that proves a mailbox signs its user in itself, with a cookie that scripts cannot read."
const noFailure =
  "Looking at the clock and at a cookie answers in the same moment, and never fails: a browser that forbids cookies counts as one without."
const kept =
  "Reading what the tab keeps answers in the same moment, and never fails: storage that is missing or forbidden becomes memory."

/** Transitions that no user can trigger on the current pages, each with the reason. */
export const sessionExclusions: Readonly<Record<string, string>> = {
  "session.auth --user.signedIn[0]--> session.auth.loggedIn":
    "Users sign in on a page of its own, which is left at once and notifies the other tabs: no form to sign in stands on a page with a session.",
  "session.auth.unknown.reading --xstate.done.actor.readSession[3]--> session.auth.unknown.signingInByCookie":
    noValue,
  "session.auth.unknown.restoring --xstate.done.actor.refresh[3]--> session.auth.unknown.signingInByCookie":
    noValue,
  "session.auth.unknown.signingInByCookie --xstate.done.actor.signInByCookie[0]--> session.auth.loggedIn":
    noValue,
  "session.auth.unknown.signingInByCookie --xstate.done.actor.signInByCookie[1]--> session.auth.loggedOut":
    noValue,
  "session.auth.unknown.signingInByCookie --xstate.error.actor.signInByCookie[0]--> session.auth.loggedOut":
    noValue,
  "session.auth.unknown.signingInByCookie --xstate.after.longestAnswer.session.auth.unknown.signingInByCookie[0]--> session.auth.loggedOut":
    noValue,
  "session.auth.loggedIn.looking --xstate.error.actor.lookUp[0]--> session.auth.loggedIn.fresh": noFailure,
  "session.auth.loggedIn.looking --xstate.after.longestAnswer.session.auth.loggedIn.looking[0]--> session.auth.loggedIn.fresh":
    noFailure,
  "session.auth.loggedOut.notified --toast.dismiss[0]--> session.auth.loggedOut.quiet":
    "The goodbye has no button: it goes by itself after five seconds.",
  "session.route --logoutRoute.store[0]--> (stays)":
    "No page of today says where sign-out leads; the walk puts such a wish into the tab by hand.",
  "session.route.leaving --xstate.error.actor.readLogoutRoute[0]--> session.route.outside": kept,
  "session.route.leaving --xstate.after.longestAnswer.session.route.leaving[0]--> session.route.outside":
    kept,
  "session.route.leaving --always[0]--> session.route.inside":
    "The way out is read in the same moment: no sign-in can happen in between."
}
