import { expect, it } from "vitest"
import type { PageBundle } from "../../contract/page-bundle.ts"
import { readSiteConfig } from "../site-config.ts"
import { pageMaker } from "./page-maker.ts"

const search = { countryId: 1, productGroupId: 3, zipCode: "80331", dealerIds: [] } as const

const maker = (isList: boolean) => {
  const renderPage: PageBundle["renderPage"] = async ({ callApi, signal }) => {
    await callApi(new Request("http://localhost/api/kalkulation/berechnen", { method: "POST" }), signal)
    return {
      type: "page",
      kind: "app",
      sleeps: true,
      status: 200,
      html: '<!DOCTYPE html><html lang="de-DE"><head></head><body></body></html>',
      routes: [],
      texts: [],
      complete: true
    }
  }
  return pageMaker({
    bundle: { renderPage, publicPage: () => undefined, takesForm: () => false, listedPaths: [] },
    config: readSiteConfig({}, { host: "127.0.0.1", port: 4200 }),
    assets: () => ({
      starter: "1",
      styles: [],
      font: undefined,
      cssFiles: [],
      entry: "",
      preloads: [],
      sleeping: []
    }),
    callApi: (_, _caller, _signal, onSearch) => {
      if (isList) onSearch?.(search)
      return Promise.resolve(new Response("{}"))
    },
    now: () => 0,
    report: () => {}
  })
}

const wish = {
  address: { href: "/a", prefix: "", pathname: "/a", query: "" },
  locale: "de",
  host: { domain: undefined },
  cached: { href: "/a", key: "a", kind: "contentPages" }
} as const

it("a cached page includes which list it shows, so that it is counted with each answer (rule figures.searches)", async () => {
  expect((await maker(true).public(wish)).search).toEqual(search)
  expect((await maker(false).public(wish)).search).toBeUndefined()
  const visitor = { cookie: undefined, address: "192.0.2.1", seed: "default" } as const
  const own = await maker(true).personal(wish, visitor, AbortSignal.timeout(1000))
  expect(own).toMatchObject({ type: "page", search })
})
