import type { Words } from "../words.ts"

export const sessionWords: Words = {
  purpose: "The sign-in on this page, its duration, and the messages between tabs.",
  states: {
    auth: "The signed-in user.",
    "auth.unknown": "It is not known yet.",
    "auth.unknown.reading": "The sign-in is read from the page, or requested from the server.",
    "auth.unknown.restoring": "The token has expired; a refresh is tried.",
    "auth.unknown.signingInByCookie": "Signs in with the value that the page contains.",
    "auth.unknown.unread": "No answer; it is requested again later.",
    "auth.loggedIn": "A user is signed in.",
    "auth.loggedIn.fresh": "The token is valid; it is checked every five seconds.",
    "auth.loggedIn.looking": "Compares the time with the token's expiry.",
    "auth.loggedIn.refreshing":
      "The token expires soon, or a newer one may belong to another user: the server is asked.",
    "auth.loggedIn.refreshing.asking": "The server is asked, one tab at a time.",
    "auth.loggedIn.refreshing.pausing": "No answer; a pause before the next attempt.",
    "auth.loggedIn.unreachable": "Four attempts were not answered; the next check tries again.",
    "auth.loggingOut": "The sign-out is sent to the server.",
    "auth.expired": "The session has expired.",
    "auth.expired.unnotified": "The server is notified first.",
    "auth.expired.telling": "The other tabs are notified.",
    "auth.expired.notified": "The user is notified, once.",
    "auth.loggedOut": "No user is signed in.",
    "auth.loggedOut.quiet": "There is no notice.",
    "auth.loggedOut.notified": "A user who has just signed out sees a notice for five seconds.",
    "auth.reloading": "The page belongs to another session than the browser, and is reloaded.",
    renewal: "Extends a session in use every five minutes.",
    "renewal.off": "No user is signed in.",
    "renewal.waiting": "Waits for the five minutes.",
    "renewal.waiting.untouched": "There was no input since.",
    "renewal.waiting.touched": "There was input: a key, a pointer or a finger.",
    "renewal.renewingUntouched": "The renewal reports that there was no input.",
    "renewal.renewingTouched": "The renewal reports that there was input.",
    route: "The page that is opened after signing out.",
    "route.outside": "No user is signed in.",
    "route.inside": "A user is signed in.",
    "route.leaving": "Determines the page to open."
  },
  events: {
    "tab.signedIn": "A user has signed in in another tab.",
    "tab.refreshed": "Another tab has a new token.",
    "user.signedIn": "This page signed a user in.",
    "tab.switched": "Another tab has ended acting for a customer.",
    "page.woke": "The tab is visible again.",
    "user.signOut": "The user signs out.",
    "tab.signedOut": "The user has signed out in another tab.",
    "tab.expired": "The session has ended in another tab.",
    "toast.dismiss": "The notice is dismissed.",
    "user.acted": "Input by the user: a key, a pointer or a finger.",
    "logoutRoute.store": "The page sets the page that is opened after signing out."
  }
}
