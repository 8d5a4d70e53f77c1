import { expect, it } from "vitest"
import { createClient } from "../client/client.ts"
import { sessionCalls, signInCall } from "./bound-calls.ts"

const wire = {
  UserId: "1",
  Roles: ["Role_Customer"],
  ExpiresAt: 2_000_000,
  ServerNow: 1_100_000,
  FirstName: "Erika",
  LastName: "Muster",
  isImpersonatedS: false,
  HasAnyOrder: true
}
const session = {
  userId: "1",
  roles: ["Role_Customer"],
  expiresAt: 2_000_000,
  serverNow: 1_100_000,
  firstName: "Erika",
  lastName: "Muster",
  isImpersonated: false,
  hasAnyOrder: true
}
const { signal } = new AbortController()

/** Creates the calls with a server that returns the same response to all of them, and records the requests. */
const over = (status: number, body: object | null, headers: Readonly<Record<string, string>> = {}) => {
  const asked: Array<string> = []
  const client = createClient({
    csrfToken: () => "csrf",
    fetch: async (address, { method, body: sent }) => {
      asked.push(`${method} ${address}${typeof sent === "string" ? ` ${sent}` : ""}`)
      return body === null ? new Response(null, { status }) : Response.json(body, { status, headers })
    }
  })
  return { asked, calls: sessionCalls(client), signIn: signInCall(client) }
}

it("reads the session, or that there is none", async () => {
  const someUser = over(200, { Session: wire })
  expect(await someUser.calls.read(signal)).toEqual({ type: "ok", value: { session } })
  expect(someUser.asked).toEqual(["GET /api/account/sitzung"])
  expect(await over(200, { Session: null }).calls.read(signal)).toEqual({
    type: "ok",
    value: { session: null }
  })
})

it("requests a new token without ever storing one", async () => {
  const { asked, calls } = over(200, { success: true, reload: false, token: null, Session: wire })
  expect(await calls.refresh(signal)).toEqual({ type: "ok", value: { reload: false, session } })
  expect(asked).toEqual(['POST /api/account/v2/get/token {"CurrentToken":null}'])
  const refused = over(401, { Code: "SignInNeeded", Message: "", Problems: [] })
  expect(await refused.calls.refresh(signal)).toMatchObject({ type: "refused", status: 401 })
})

it("signs in with the server's single-use value", async () => {
  const { asked, calls } = over(200, { success: true, token: null, redirectUrl: null, Session: wire })
  expect(await calls.signInByCookie({ authType: "1", value: "once" }, signal)).toMatchObject({
    type: "ok",
    value: { session }
  })
  expect(asked).toEqual(['POST /api/account/anmelden-cookie {"Type":1,"AuthCookieValue":"once"}'])
})

it("signs out, and renews a session with the information whether there was real input", async () => {
  const out = over(200, { Success: true, UserSwitched: true })
  expect(await out.calls.signOut({ because: "wish" }, signal)).toMatchObject({
    type: "ok",
    value: { userSwitched: true }
  })
  expect(out.asked).toEqual(['POST /api/account/jwt/abmelden {"Because":"wish"}'])
  const kept = over(204, null)
  expect((await kept.calls.renew({ isActive: true }, signal)).type).toBe("ok")
  await kept.calls.renew({ isActive: false }, signal)
  expect(kept.asked.map((each) => each.replace(/v=[0-9]+/u, "v=1"))).toEqual([
    "GET /session/renew?v=1&a=1",
    "GET /session/renew?v=1"
  ])
})

it("signs in, and returns the time to wait and the problems of a refusal", async () => {
  const wish = { userName: "erika", password: "geheim", code: "123456", returnUrl: "/kunde" }
  const done = over(200, { success: true, token: null, redirectUrl: "/kunde", Session: wire })
  expect(await done.signIn(wish, signal)).toMatchObject({
    type: "ok",
    value: { success: true, redirectUrl: "/kunde", session }
  })
  expect(done.asked).toEqual([
    'POST /api/account/jwt/anmelden {"UserName":"erika","Password":"geheim","Code":"123456","ReturnUrl":"/kunde"}'
  ])
  const plain = over(200, { success: true, token: null, redirectUrl: "https://dealer.example/" })
  expect(
    await plain.signIn({ userName: "erika", password: "geheim", returnUrl: null }, signal)
  ).toMatchObject({
    type: "ok",
    value: { success: true, redirectUrl: "https://dealer.example/" }
  })
  expect(plain.asked).toEqual(['POST /api/account/jwt/anmelden {"UserName":"erika","Password":"geheim"}'])
  const refusal = (Code: string, Problems: ReadonlyArray<object> = []) => ({ Code, Message: "", Problems })
  const throttled = over(429, refusal("TooManyRequests"), { "retry-after": "42" })
  expect(await throttled.signIn(wish, signal)).toEqual({
    type: "refused",
    status: 429,
    retryAfter: 42,
    problems: []
  })
  const busy = over(503, refusal("Unavailable"), { "retry-after": "3" })
  expect(await busy.signIn(wish, signal)).toMatchObject({ type: "refused", status: 503, retryAfter: 3 })
  expect(await over(503, refusal("Unavailable")).signIn(wish, signal)).toEqual({ type: "unreachable" })
  const Problems = [{ Code: "tooLong", Field: "UserName", Params: {} }]
  expect(await over(422, refusal("Invalid", Problems)).signIn(wish, signal)).toMatchObject({
    type: "refused",
    status: 422,
    problems: [{ code: "tooLong", field: "userName" }]
  })
})
