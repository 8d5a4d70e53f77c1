import type { Words } from "../words.ts"

export const sessionWords: Words = {
  purpose: "Who is signed in on this page, for how long, and what of it the other tabs learn.",
  states: {
    auth: "Who is here.",
    "auth.unknown": "It is not known yet.",
    "auth.unknown.reading": "The page's data are read, or the server is asked.",
    "auth.unknown.restoring": "The token is over; a refresh may bring a new one.",
    "auth.unknown.signingInByCookie": "Signs in with the value that the server put into the page.",
    "auth.unknown.unread": "No answer; it is asked again later.",
    "auth.loggedIn": "A user is signed in.",
    "auth.loggedIn.fresh": "The token counts; it is looked at every five seconds.",
    "auth.loggedIn.looking": "Looks at the clock and at the token's end.",
    "auth.loggedIn.refreshing":
      "The token ends soon, or it is not known whose the later one is: the server is asked.",
    "auth.loggedIn.refreshing.asking": "The server is asked, one tab at a time.",
    "auth.loggedIn.refreshing.pausing": "No answer; a pause before the next attempt.",
    "auth.loggedIn.unreachable": "Four attempts were not answered; the next check tries again.",
    "auth.loggingOut": "The user signs out, and the server is told.",
    "auth.expired": "The session has ended by itself.",
    "auth.expired.unnotified": "The server is told first.",
    "auth.expired.telling": "The other tabs are told.",
    "auth.expired.notified": "The person is told, once.",
    "auth.loggedOut": "No user is signed in.",
    "auth.loggedOut.quiet": "Nothing is to be told.",
    "auth.loggedOut.notified": "Who has just signed out is told so for five seconds.",
    "auth.reloading": "The page belongs to another session than the browser, and is loaded anew.",
    renewal: "Keeps a session in use every five minutes.",
    "renewal.off": "No user is signed in.",
    "renewal.waiting": "Waits for the five minutes.",
    "renewal.waiting.untouched": "There was no input since.",
    "renewal.waiting.touched": "There was input: a key, a pointer or a finger.",
    "renewal.renewingUntouched": "The server is told that there was no input.",
    "renewal.renewingTouched": "The server is told that there was input.",
    route: "Where sign-out leads.",
    "route.outside": "No user is signed in.",
    "route.inside": "A user is signed in.",
    "route.leaving": "Looks where the page that was left wanted to go."
  },
  events: {
    "tab.signedIn": "A user has signed in in another tab.",
    "tab.refreshed": "Another tab has a new token.",
    "user.signedIn": "This page signed a user in.",
    "tab.switched": "Another tab gave the browser back to the staff member.",
    "page.woke": "The tab is seen again.",
    "user.signOut": "The user wants to sign out.",
    "tab.signedOut": "The user has signed out in another tab.",
    "tab.expired": "The session has ended in another tab.",
    "toast.dismiss": "The notice is put away.",
    "user.acted": "Real input: a key, a pointer, a finger.",
    "logoutRoute.store": "The page says where sign-out leads."
  }
}
