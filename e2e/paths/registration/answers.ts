import type { AnyEventObject, SnapshotFrom } from "xstate"
import { done, fails } from "../../../model-tests/harness/explore.ts"
import type { registrationMachine } from "../../../src/machines/registration.machine.ts"
import type { SignIn } from "../../pages/SignIn.ts"
import type { Gesture } from "../harness/paths-of.ts"
import type { Reply } from "../harness/ports.ts"
import { heldIn, sessionOnWire } from "../harness/session-on-wire.ts"

type Snapshot = SnapshotFrom<typeof registrationMachine>
type When = (snapshot: Snapshot) => boolean

const setupAddress = "otpauth://totp/Heizmarkt?secret=JBSWY3DPEHPK3PXP"

const answers = (
  port: string,
  name: string,
  event: AnyEventObject,
  reply: Reply,
  when: When
): Gesture<SignIn> => ({
  type: name,
  parts: [event],
  when: (snapshot) => when(snapshot as Snapshot),
  act: ({ ports }, { calls }) => ports.answer(port, calls[port] ?? 0, reply)
})

const refusal = (status: number, field?: string): Reply => ({
  status,
  headers: { "retry-after": "30" },
  json: {
    Code: "Invalid",
    Message: "",
    Problems: field === undefined ? [] : [{ Code: "invalid", Field: field, Params: {} }]
  }
})
const problems = (field: string) => ({ kind: "invalid", problems: [{ field, code: "invalid" }] })
const wait = (kind: string) => ({ kind, seconds: 30 })

const isSigningIn: When = (at) => at.matches({ login: "signingIn" })
const signsIn = (kind: string, more: object = {}, wire: object = {}) =>
  answers(
    "signIn",
    `signing in is answered: ${kind}`,
    done("signIn", { kind, ...more }),
    { json: { success: false, token: null, redirectUrl: null, Reason: kind, ...wire } },
    isSigningIn
  )
const refusesSignIn = (name: string, event: AnyEventObject, reply: Reply) =>
  answers("signIn", `signing in is refused: ${name}`, event, reply, isSigningIn)

const isRegistering: When = (at) => at.matches({ register: { submission: "registering" } })
const registers = (name: string, event: AnyEventObject, reply: Reply) =>
  answers("register", `registering is answered: ${name}`, event, reply, isRegistering)

const isChecking: When = (at) => at.matches({ register: { email: "checking" } })
const checks = (name: string, event: AnyEventObject, reply: Reply) =>
  answers("checkEmail", `the address is looked at: ${name}`, event, reply, isChecking)

/** Creates the response of a successful sign-in, in a browser with or without cookies. */
const succeeds = (type: string, event: AnyEventObject, keepsCookies: boolean): Gesture<SignIn> => ({
  type,
  parts: [event],
  when: (snapshot) => isSigningIn(snapshot as Snapshot),
  act: async ({ page, ports }, { calls }) => {
    if (keepsCookies) await heldIn(page.context(), page.url())
    await ports.answer("signIn", calls["signIn"] ?? 0, {
      json: { success: true, token: null, redirectUrl: null, Session: sessionOnWire("erika") }
    })
  }
})

/** All responses of the server to signing in and registering. */
export const registrationAnswers: ReadonlyArray<Gesture<SignIn>> = [
  succeeds(
    "signing in succeeds",
    done("signIn", { kind: "signedIn", held: { session: {} }, redirectUrl: null }),
    true
  ),
  succeeds("signing in succeeds, but no cookie is kept", done("signIn", { kind: "cookiesRefused" }), false),
  answers(
    "signIn",
    "signing in leads to a dealer's address",
    done("signIn", { kind: "elsewhere", address: "https://dealer.example/" }),
    { json: { success: true, token: null, redirectUrl: "https://dealer.example/" } },
    isSigningIn
  ),
  signsIn("credentialsWrong"),
  signsIn("secondFactorNeeded"),
  signsIn("secondFactorWrong"),
  signsIn("secondFactorSetup", { address: setupAddress }, { SetupAddress: setupAddress }),
  signsIn("locked"),
  signsIn("confirmationPending"),
  refusesSignIn("wrong", done("signIn", problems("userName")), refusal(422, "UserName")),
  refusesSignIn("too often", done("signIn", wait("throttled")), refusal(429)),
  refusesSignIn("too many", done("signIn", wait("overloaded")), refusal(503)),
  refusesSignIn("the line breaks", fails("signIn"), { abort: true }),
  registers("done", done("register", { kind: "registered" }), {
    json: { success: true, token: null, redirectUrl: null }
  }),
  registers("wrong", done("register", problems("email")), refusal(422, "AuthData.Email")),
  registers("too often", done("register", wait("throttled")), refusal(429)),
  registers("too many", done("register", wait("overloaded")), refusal(503)),
  registers("the line breaks", fails("register"), { abort: true }),
  checks("accepted", done("checkEmail", "accepted"), { json: { Exists: false, IsGuest: false } }),
  checks("refused", done("checkEmail", "refused"), refusal(422, "Email")),
  checks("the line breaks", fails("checkEmail"), { abort: true })
]
