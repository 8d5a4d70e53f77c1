import type { Fault } from "../planted/fault.ts"

const machine = "session"
const check = "model-tests/session/check.table.test.ts"
const beside = "model-tests/session/beside.table.test.ts"
const ports = "src/services/session/session.actors.test.ts"
const started = "src/services/session/start-session.test.ts"

export const sessionFaults: ReadonlyArray<Fault> = [
  {
    name: "refresh after expiry only",
    machine,
    file: "src/domain/account/token-watch.ts",
    text: "<= (watch.isLast ? 0 : refreshThreshold + jitter)",
    by: "<= 0",
    judges: [check]
  },
  {
    name: "jitter dropped",
    machine,
    file: "src/machines/session/setup.ts",
    text: "isDue(watchOf(context), sight, context.jitter)",
    by: "isDue(watchOf(context), sight, 0)",
    judges: [check]
  },
  {
    name: "429 ignored",
    machine,
    file: "src/services/session/refresh-token.ts",
    text: "[401, 403, 429]",
    by: "[401, 403]",
    judges: [ports]
  },
  {
    name: "other user's tab not reloading",
    machine,
    file: "src/machines/session/logged-in.state.ts",
    text: `
    "tab.signedIn": {
      guard: { type: "isNoOtherUser", params: ({ event }) => event },
      target: ".looking"
    },`,
    by: `
    "tab.signedIn": ".looking",`,
    judges: ["model-tests/session/session.table.test.ts"]
  },
  {
    name: "other user's tab ignored after the end",
    machine,
    file: "src/machines/session/setup.ts",
    text: "watch?.held.session ?? former",
    by: "watch?.held.session ?? null",
    judges: ["model-tests/session/former.table.test.ts"]
  },
  {
    name: "logout route not cleared",
    machine,
    file: "src/machines/session/beside.states.ts",
    text: `{ type: "goTo", params: ({ event }) => addressAfter(event.output) },
              { type: "clearLogoutRoute", params: {} }`,
    by: `{ type: "goTo", params: ({ event }) => addressAfter(event.output) }`,
    judges: [beside]
  },
  {
    name: "no tab draws a jitter",
    machine,
    file: "src/services/session/tab-jitter.ts",
    text: "drawJitter(random)",
    by: "0",
    judges: [started]
  },
  {
    name: "cleared logout route kept by the tab",
    machine,
    file: "src/services/session/start-session.ts",
    text: "clearLogoutRoute: () => route.clear()",
    by: "clearLogoutRoute: () => {}",
    judges: [started]
  },
  {
    name: "other user's new token kept",
    machine,
    file: "src/machines/session/setup.ts",
    text: "owner !== null && !isSameSide(held.session, owner)",
    by: "false",
    judges: [check]
  },
  {
    name: "expired session signed out by every tab",
    machine,
    file: "src/machines/session/logged-in.state.ts",
    text: `target: "expired.notified"`,
    by: `target: "expired"`,
    judges: ["model-tests/session/story.table.test.ts"]
  },
  {
    name: "bookings kept after signing out",
    machine,
    file: "src/services/browser/forget-typed.ts",
    text: `
  forgetBatch(values)`,
    by: "",
    judges: [started]
  },
  {
    name: "two tabs refresh at once",
    machine,
    file: "src/services/session/refresh-token.ts",
    text: "await ground.lock(() => ask(ground, expiresAt, signal), signal)",
    by: "await ask(ground, expiresAt, signal)",
    judges: [ports]
  }
]
