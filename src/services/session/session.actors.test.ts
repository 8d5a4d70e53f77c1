import { describe, expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { NoAnswer } from "../client/no-answer.ts"
import type { Session } from "../../domain/account/session.ts"
import { keptValues } from "../browser/storage.ts"
import type { Answer } from "../client/call.ts"
import { logoutRoute } from "./logout-route.ts"
import { refreshFlag } from "./refresh-flag.ts"
import { sessionActors } from "./session.actors.ts"
import { noLock, type TabLock } from "./tab-lock.ts"

const session: Session = {
  userId: "erika",
  roles: [],
  expiresAt: 2_000_000,
  serverNow: 1_100_000,
  firstName: "Erika",
  lastName: "Muster",
  hasAnyOrder: false,
  isImpersonated: false
}
const held = { session, heardAt: 5_000_000 }
const silence = { type: "unreachable" } as const
const ok = <Value>(value: Value) => ({ type: "ok", value }) as const
const refused = (status: number) => ({ type: "refused", status, error: {} }) as const

interface World {
  readonly answer?: Answer<unknown, unknown>
  readonly cookie?: () => number | null
  readonly page?: { readonly session: Session | null; readonly canRefresh: boolean }
  readonly lock?: TabLock
  readonly hearsTabs?: boolean
}

/** Creates the ports with a server that returns the same response to every call. */
const portsOf = ({ answer = silence, cookie = () => null, page, lock = noLock, hearsTabs = true }: World) => {
  const asked: Array<readonly [call: string, wish?: unknown]> = []
  const say = <Value>(call: string, wish?: unknown): Promise<Answer<Value, unknown>> => {
    asked.push(wish === undefined ? [call] : [call, wish])
    return Promise.resolve(answer as Answer<Value, unknown>)
  }
  const values = keptValues(() => undefined)
  const flag = refreshFlag(values, () => 5_000_000)
  const route = logoutRoute(values, "https://shop.example")
  const ports = sessionActors({
    calls: {
      read: () => say("read"),
      refresh: () => say("refresh"),
      signInByCookie: (wish) => say("signInByCookie", wish),
      signOut: (wish) => say("signOut", wish),
      renew: (wish) => say("renew", wish)
    },
    lock,
    flag,
    readExpiry: cookie,
    now: () => 5_000_000,
    route,
    here: () => "/kunde?x=1",
    pageSession: () => page,
    hearsTabs
  })
  return { ports, asked, flag, route }
}

type Ports = ReturnType<typeof sessionActors>
const read = (ports: Ports) => toPromise(createActor(ports.readSession, { input: {} }).start())
const refresh = (ports: Ports, expiresAt = 2_000_000) =>
  toPromise(createActor(ports.refresh, { input: { expiresAt } }).start())
const signOut = (ports: Ports, because: "wish" | "expired" = "wish") =>
  toPromise(createActor(ports.signOut, { input: { because, expiresAt: 2_000_000 } }).start())

describe("the current user", () => {
  it("is taken from the page once, and then requested from the server", async () => {
    const { ports, asked } = portsOf({ page: { session, canRefresh: false }, answer: ok({}) })
    expect(await read(ports)).toEqual({ kind: "session", held })
    expect(asked).toEqual([])
    expect(await read(ports)).toEqual({ kind: "none" })
    expect(asked).toEqual([["read"]])
  })

  it("is requested from the server if the page contains none", async () => {
    expect(await read(portsOf({ answer: ok({ session }) }).ports)).toEqual({ kind: "session", held })
    const cookie = () => 1_000_000
    const stale = portsOf({ answer: ok({ canRefresh: true }), cookie })
    expect(await read(stale.ports)).toEqual({ kind: "stale", expiresAt: 1_000_000 })
    const page = portsOf({ page: { session: null, canRefresh: true } })
    expect(await read(page.ports)).toEqual({ kind: "stale", expiresAt: 0 })
    for (const answer of [silence, refused(403)])
      await expect(read(portsOf({ answer }).ports)).rejects.toThrow(NoAnswer)
  })
})

describe("a refresh", () => {
  it("returns the new session with the time of its arrival", async () => {
    const { ports, asked } = portsOf({ answer: ok({ reload: false, session }) })
    expect(await refresh(ports)).toEqual({ kind: "refreshed", held })
    expect(asked).toEqual([["refresh"]])
    expect(await refresh(ports), "the flag is down again").toEqual({ kind: "refreshed", held })
  })

  it("checks again under the lock, and sends nothing if another tab has refreshed", async () => {
    let cookie: number | null = 2_000_000
    const { ports, asked } = portsOf({
      cookie: () => cookie,
      lock: async (work) => {
        cookie = 2_900_000
        return work()
      }
    })
    await expect(refresh(ports)).resolves.toEqual({ kind: "renewedElsewhere", expiresAt: 2_900_000 })
    expect(asked).toEqual([])
  })

  it("asks to which user another tab's token belongs if tabs have no channel (decision 030)", async () => {
    const cookie = () => 2_900_000
    const { ports, asked } = portsOf({ cookie, hearsTabs: false, answer: ok({ session }) })
    expect(await refresh(ports)).toEqual({ kind: "renewedElsewhere", expiresAt: 2_900_000, held })
    expect(asked).toEqual([["read"]])
    // if the response contains no user, the attempt fails, so the next attempt requests the user again
    for (const answer of [silence, ok({ session: null, canRefresh: true }), ok({}), refused(401)])
      await expect(refresh(portsOf({ cookie, hearsTabs: false, answer }).ports)).rejects.toThrow(NoAnswer)
    const own = portsOf({ hearsTabs: false, answer: ok({ reload: false, session }) })
    expect(await refresh(own.ports), "its own cookie is gone").toEqual({ kind: "refreshed", held })
  })

  it.each([401, 403, 429])(
    "is refused with %i, unless another tab has refreshed meanwhile",
    async (status) => {
      await expect(refresh(portsOf({ answer: refused(status) }).ports)).resolves.toEqual({ kind: "refused" })
      const cookies = [2_000_000, 2_900_000]
      const { ports } = portsOf({ answer: refused(status), cookie: () => cookies.shift() ?? null })
      expect(await refresh(ports)).toEqual({ kind: "renewedElsewhere", expiresAt: 2_900_000 })
    }
  )

  it("is refused if there is no session, and requests a reload if the server says so", async () => {
    expect(await refresh(portsOf({ answer: ok({ reload: false }) }).ports)).toEqual({ kind: "refused" })
    expect(await refresh(portsOf({ answer: ok({ reload: true, session }) }).ports)).toEqual({
      kind: "reload"
    })
  })

  it("counts as unanswered after any other error, and while this tab is already refreshing", async () => {
    for (const answer of [silence, refused(400), refused(404)])
      await expect(refresh(portsOf({ answer }).ports)).rejects.toThrow(NoAnswer)
    const waiting = portsOf({ answer: ok({ reload: false, session }) })
    waiting.flag.raise()
    await expect(refresh(waiting.ports)).rejects.toThrow("under way")
    expect(waiting.asked).toEqual([])
  })
})

describe("the other ports", () => {
  it("sign out with the reason, and treat 401 as signed out", async () => {
    const { ports, asked } = portsOf({ answer: ok({ userSwitched: true }) })
    expect(await signOut(ports)).toEqual({ userSwitched: true })
    expect(asked).toEqual([["signOut", { because: "wish" }]])
    expect(await signOut(portsOf({ answer: refused(401) }).ports)).toEqual({ userSwitched: false })
    for (const answer of [silence, refused(403)])
      await expect(signOut(portsOf({ answer }).ports)).rejects.toThrow(NoAnswer)
  })

  it("do not end another tab's new session by an expired one", async () => {
    const { ports, asked } = portsOf({ cookie: () => 2_900_000, answer: ok({ userSwitched: false }) })
    expect(await signOut(ports, "expired")).toEqual({ userSwitched: false })
    expect(asked).toEqual([])
    await signOut(ports, "wish")
    expect(asked).toHaveLength(1)
  })

  it("sign in with the value in the page, or return null", async () => {
    const input = { authType: "order", value: "once" }
    const by = (answer: Answer<unknown, unknown>) =>
      toPromise(createActor(portsOf({ answer }).ports.signInByCookie, { input }).start())
    expect(await by(ok({ session }))).toEqual(held)
    for (const answer of [ok({}), silence, refused(401)]) expect(await by(answer)).toBeNull()
  })

  it("read clock and cookie, renew the session, and read the sign-out route", async () => {
    const { ports, asked, route } = portsOf({ cookie: () => 7_000, answer: ok(undefined) })
    const look = createActor(ports.lookUp, { input: {} }).start()
    expect(await toPromise(look)).toEqual({ localNow: 5_000_000, cookieExpiry: 7_000 })
    expect(await toPromise(createActor(ports.renew, { input: { isActive: true } }).start())).toBeNull()
    expect(asked).toEqual([["renew", { isActive: true }]])
    route.store("/benutzerkonto/anmeldung")
    expect(await toPromise(createActor(ports.readLogoutRoute, { input: {} }).start())).toEqual({
      route: "/benutzerkonto/anmeldung",
      here: "/kunde?x=1"
    })
    const silent = createActor(portsOf({}).ports.renew, { input: { isActive: false } }).start()
    await expect(toPromise(silent)).rejects.toThrow(NoAnswer)
  })
})
