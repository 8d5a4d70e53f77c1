import { expect, test } from "vitest"
import type { PageCaller } from "./page-maker.ts"
import { cookiesAfter, pageSession } from "./page-session.ts"

const caller = (cookie: string | undefined): PageCaller => ({ cookie, address: "192.0.2.1", seed: "default" })
const kept = ["__Host-access=new; Max-Age=900; Path=/; HttpOnly", "__Host-refresh=two; HttpOnly"]
const shop = (setCookies: ReadonlyArray<string>, body = "{}") => {
  const asked: Array<string | null> = []
  const callApi = (request: Request) => {
    asked.push(request.headers.get("cookie"))
    const headers = new Headers()
    for (const line of setCookies) headers.append("set-cookie", line)
    return Promise.resolve(new Response(body, { headers }))
  }
  const isOurs = (token: string | undefined) => ["one", "old"].includes(token ?? "")
  return { asked, site: { callApi, isOurs } }
}

test.each([undefined, "locale=de", "__Host-refresh=", "__Host-refresh=made-up; __Host-access=made-up"])(
  "no call is made for a visitor with %s",
  async (cookie) => {
    const { asked, site } = shop(kept)
    expect(await pageSession(site, caller(cookie))).toEqual({ cookie, setCookies: [], hasSession: false })
    expect(asked).toEqual([])
  }
)

test("a sign-in is not renewed while its access token is valid", async () => {
  const { asked, site } = shop(kept)
  const cookie = "__Host-access=a; __Host-refresh=one"
  expect(await pageSession(site, caller(cookie))).toEqual({ cookie, setCookies: [], hasSession: true })
  expect(asked).toEqual([])
})

test("a sign-in with an expired access token is continued, and its cookies are set unchanged", async () => {
  const { asked, site } = shop(kept)
  const page = await pageSession(site, caller("a=1; __Host-refresh=one"))
  expect(asked).toEqual(["a=1; __Host-refresh=one"])
  expect(page.setCookies).toEqual(kept)
  expect(page.cookie).toBe("a=1; __Host-refresh=two; __Host-access=new")
  expect(page.hasSession).toBe(true)
})

test("the page where a timed-out impersonation began is known (rule session.acting-ends)", async () => {
  const { site } = shop(kept, JSON.stringify({ success: true, redirectUrl: "/support/kunden?suche=M" }))
  const page = await pageSession(site, caller("__Host-refresh=one"))
  expect([page.back, page.hasSession]).toEqual(["/support/kunden?suche=M", true])
  const { site: other } = shop(kept, JSON.stringify({ success: true, redirectUrl: null }))
  expect(await pageSession(other, caller("__Host-refresh=one"))).not.toHaveProperty("back")
})

test("there is no session when the sign-in has ended", async () => {
  const { site } = shop([])
  expect((await pageSession(site, caller("__Host-refresh=old"))).hasSession).toBe(false)
})

test("odd cookie headers are kept unchanged", () => {
  expect(cookiesAfter(" ; =x; a = b ;c", ["d=; Path=/"])).toBe("a=b; d=")
})
