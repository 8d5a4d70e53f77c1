import { expect, it } from "vitest"
import type { PageAnswer, PageBundle } from "../../contract/page-bundle.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { readSiteConfig } from "../site-config.ts"
import { pageMaker } from "./page-maker.ts"
import type { PublicWish } from "./page-wish.ts"

const { locales } = sampleSite
const site = { ...sampleSite, locales: { ...locales, de: { ...locales.de, msClarityId: "abcdef123" } } }
const config = { ...readSiteConfig({}, { host: "127.0.0.1", port: 4200 }), site }

const wishOf = (locale: PublicWish["locale"]): PublicWish => ({
  address: { href: "/agb", prefix: "", pathname: "/agb", query: "" },
  locale,
  host: { domain: undefined },
  cached: { href: "/agb", key: "agb", kind: "contentPages" }
})

const maker = (answer: Partial<Extract<PageAnswer, { readonly type: "page" }>>) => {
  const renderPage: PageBundle["renderPage"] = () =>
    Promise.resolve({
      type: "page",
      kind: "document",
      sleeps: false,
      status: 200,
      html: '<!DOCTYPE html><html lang="de-DE"><head></head><body></body></html>',
      routes: [],
      texts: [],
      complete: true,
      ...answer
    })
  return pageMaker({
    bundle: { renderPage, publicPage: () => undefined, takesForm: () => false, listedPaths: [] },
    config,
    assets: () => ({
      starter: "1",
      styles: [],
      font: undefined,
      cssFiles: [],
      entry: "",
      preloads: [],
      sleeping: []
    }),
    callApi: () => Promise.reject(new Error("No call is expected")),
    now: () => 0,
    report: () => {}
  })
}

const publicOne = async (answer: Parameters<typeof maker>[0], locale: PublicWish["locale"] = "de") => {
  const { bytes, headers } = (await maker(answer).public(wishOf(locale))).as("identity")
  return { html: bytes.toString(), policy: headers.join("\n") }
}

it("Clarity is allowed in a public document if the locale has an id (rule consent.clarity)", async () => {
  const { html, policy } = await publicOne({})
  expect(html).toContain('<html data-clarity="abcdef123" lang="de-DE">')
  expect(policy).toContain("https://*.clarity.ms")
})

it("Clarity is not allowed in app pages, errors, other locales and for signed-in users", async () => {
  for (const other of [
    await publicOne({ kind: "app" }),
    await publicOne({ kind: "app", sleeps: true }),
    await publicOne({ status: 404 }),
    await publicOne({}, "ch")
  ])
    expect(JSON.stringify(other)).not.toContain("clarity")
  const caller = { cookie: undefined, address: "192.0.2.1", seed: "default", hasSession: true } as const
  const personal = await maker({}).personal(wishOf("de"), caller, AbortSignal.timeout(1000))
  expect(JSON.stringify(personal)).not.toContain("clarity")
})
