import { expect, test } from "vitest"
import type { PageCaller } from "./page-maker.ts"
import { cookiesAfter, pageSession } from "./page-session.ts"

const caller = (cookie: string | undefined): PageCaller => ({ cookie, address: "192.0.2.1", seed: "default" })
const kept = ["__Host-access=new; Max-Age=900; Path=/; HttpOnly", "__Host-refresh=two; HttpOnly"]
const shop = (setCookies: ReadonlyArray<string>) => {
  const asked: Array<string | null> = []
  const callApi = (request: Request) => {
    asked.push(request.headers.get("cookie"))
    const headers = new Headers()
    for (const line of setCookies) headers.append("set-cookie", line)
    return Promise.resolve(new Response("{}", { headers }))
  }
  return { asked, callApi }
}

test.each([undefined, "locale=de", "__Host-refresh="])(
  "asks nobody for a visitor with %s",
  async (cookie) => {
    const { asked, callApi } = shop(kept)
    expect(await pageSession(callApi, caller(cookie))).toEqual({ cookie, setCookies: [], hasSession: false })
    expect(asked).toEqual([])
  }
)

test("leaves a sign-in alone whose access token still lives", async () => {
  const { asked, callApi } = shop(kept)
  const cookie = "__Host-access=a; __Host-refresh=one"
  expect(await pageSession(callApi, caller(cookie))).toEqual({ cookie, setCookies: [], hasSession: true })
  expect(asked).toEqual([])
})

test("goes on with a sign-in whose access token has ended, and sets the cookies as they came", async () => {
  const { asked, callApi } = shop(kept)
  const page = await pageSession(callApi, caller("a=1; __Host-refresh=one"))
  expect(asked).toEqual(["a=1; __Host-refresh=one"])
  expect(page.setCookies).toEqual(kept)
  expect(page.cookie).toBe("a=1; __Host-refresh=two; __Host-access=new")
  expect(page.hasSession).toBe(true)
})

test("knows nobody when the sign-in has ended", async () => {
  const { callApi } = shop([])
  expect((await pageSession(callApi, caller("__Host-refresh=old"))).hasSession).toBe(false)
})

test("takes odd cookie headers as they are", () => {
  expect(cookiesAfter(" ; =x; a = b ;c", ["d=; Path=/"])).toBe("a=b; d=")
})
