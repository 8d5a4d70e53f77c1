import { expect, it } from "vitest"
import { createClient } from "../../services/client/client.ts"
import { type LocaleCode, locales } from "../../domain/locale/locale.ts"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { loadPartner } from "./load-partner.ts"

const url = "https://partner.example/heizung"

/** The partner serves the south, and the server does not respond for Switzerland. */
const asked: Array<string> = []
const client = createClient({
  csrfToken: () => undefined,
  fetch: (address) => {
    asked.push(address)
    const available = !address.includes("zipCode=1")
    return Promise.resolve(
      address.includes("countryId=3")
        ? Response.json({ Code: "Unavailable", Message: "", Problems: [] }, { status: 503 })
        : Response.json({ IsSuccess: true, Payload: { Available: available, Url: available ? url : "" } })
    )
  }
})

const partner = { url, zipPrefixes: ["8"] }
const { de, "de-AT": austria, ch } = sampleSite.locales
const site = {
  ...sampleSite,
  locales: { de: { ...de, enwego: partner }, "de-AT": austria, ch: { ...ch, enwego: partner } }
}
const load = (code: LocaleCode, zipCode?: string) => {
  const known = { locale: code, prefix: "", sharedHost: false, seed: "default", session: null } as const
  return loadPartner({ client, locale: locales[code], page: { ...known, site, consent: "" } }, zipCode)
}

it("links to the partner where it serves the place, and nowhere if that is unknown (rule page.partner)", async () => {
  expect(await load("de")).toBe(url)
  expect(await load("de", "80331")).toBe(url)
  expect(await load("de", "10115")).toBeUndefined()
  expect(await load("ch")).toBeUndefined()
})

it("a country without a partner makes no call", async () => {
  asked.length = 0
  expect(await load("de-AT", "1010")).toBeUndefined()
  expect(asked).toEqual([])
})
