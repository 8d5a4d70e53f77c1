import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { expect, it } from "vitest"
import type { PageBundle } from "../../contract/page-bundle.ts"
import { readSiteConfig } from "../site-config.ts"
import { hostRoles } from "./hosts.ts"
import { pageMaker } from "./page-maker.ts"
import { wishReader } from "./page-wish.ts"
import { locationFor, sendPublicPage } from "./send-page.ts"

const config = readSiteConfig({}, { host: "127.0.0.1", port: 4200 })

/** Sends an address whose page has moved to `/neu`; returns the page's key in the cache, and where the browser is sent. */
const sent = async (url: string, keepsQuery: boolean) => {
  const bundle: PageBundle = {
    renderPage: () => Promise.resolve({ type: "redirect", status: 301, location: "/neu", keepsQuery }),
    publicPage: () => ({ query: ["brennstoff"] }),
    takesForm: () => false,
    listedPaths: []
  }
  const wish = wishReader(hostRoles(config), bundle.publicPage)({ url, headers: { host: "localhost" } })
  if (wish?.cached === undefined) throw new Error(`${url} is not a public page`)
  const { public: render } = pageMaker({
    bundle,
    config,
    assets: () => {
      throw new Error("A redirect needs no files")
    },
    callApi: () => Promise.reject(new Error("No call is expected")),
    now: () => 0,
    report: () => {}
  })
  const request = new IncomingMessage(new Socket())
  request.url = url
  const response = new ServerResponse(request)
  const heads: Array<unknown> = []
  response.writeHead = (...head: ReadonlyArray<unknown>) => (heads.push(head), response)
  sendPublicPage(await render({ ...wish, cached: wish.cached }), request, response)
  const [[status, headers] = []] = heads as ReadonlyArray<readonly [number, ReadonlyArray<string>]>
  return {
    key: wish.cached.key,
    status,
    location: headers?.[headers.indexOf("location") + 1],
    locations: headers?.filter((name) => name === "location").length
  }
}

it("sends the query along to a page's new address, although the redirect is rendered once per path (rule content.addresses)", async () => {
  const plain = await sent("/alt", true)
  expect(plain).toMatchObject({ status: 301, location: "/neu", locations: 1 })
  const tracked = await sent("/alt?utm_source=brief&x=%C3%BC?&y", true)
  expect(tracked).toEqual({ ...plain, location: "/neu?utm_source=brief&x=%C3%BC?&y" })
  expect((await sent("/alt?", true)).location).toBe("/neu")
})

it("sends no query along where a route's redirect says it all (rule content.addresses)", async () => {
  expect((await sent("/alt?utm_source=brief", false)).location).toBe("/neu")
  expect(locationFor({ location: "/neu?a=1" }, "b=2")).toBe("/neu?a=1")
})
