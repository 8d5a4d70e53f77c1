import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { DealersHere } from "./DealersHere.tsx"
import { FoundPlaces } from "./FoundPlaces.tsx"
import { LocalPricePage } from "./LocalPricePage.tsx"
import type { LocalPrices } from "./local-facts.ts"
import { PartnerLink } from "./PartnerLink.tsx"
import { StateTable } from "./StateTable.tsx"

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href)

it("the table of states starts with the visitor's own place and links to its page", async () => {
  const prices = new Map([[20, { price: 41_526, changePercent: 0 }]])
  const html = await renderedIn(
    "de",
    <StateTable
      countryId={1}
      currency="EUR"
      products={[{ productId: 20, name: "Holzpellets lose" }]}
      states={[{ mapId: "DE-BY", name: "Bayern", path: "/pelletpreise/bayern", isCountrys: false, prices }]}
      own={{
        title: "80331 München",
        places: "PLZ 803xx",
        path: "/pelletpreise/bayern/80331",
        isCountrys: false,
        prices
      }}
    />
  )
  expect(hrefsIn(html)).toEqual(["/pelletpreise/bayern/80331", "/pelletpreise/bayern"])
  // the rows of the states are rendered once for all visitors, so they are a part of their own
  expect(html.match(/<tbody>/gu)).toHaveLength(2)
  expect(textOf(html)).toMatch(/80331 München Ihr Ort, PLZ 803xx/u)
})

it("places with the same name are distinguished by state, country and number of codes", async () => {
  const found = { name: "Neustadt", country: undefined, codes: 1 }
  const choice = {
    total: 30,
    places: [
      { ...found, href: "/a", state: "Hessen", zipCode: "35279", codes: 3 },
      { ...found, href: "/at/b", state: "Wien", zipCode: "1010", country: "Österreich" }
    ]
  }
  const text = textOf(await renderedIn("de", <FoundPlaces written="Neustadt" choice={choice} />))
  for (const words of [
    "30 Orte für „Neustadt“: welchen meinen Sie?",
    "35279 Neustadt Hessen · und 2 weitere Postleitzahlen",
    "1010 Neustadt Wien, Österreich",
    "Die 2 mit den meisten Postleitzahlen."
  ])
    expect(text).toContain(words)
})

it("the partner's host is shown, marked as an advert (rule page.partner)", async () => {
  const html = await renderedIn("de", <PartnerLink address="https://www.partner.example/heizung?von=shop" />)
  expect(hrefsIn(html)).toEqual(["https://www.partner.example/heizung?von=shop"])
  expect(html).toContain('rel="sponsored noopener"')
  expect(textOf(html).trim()).toBe("Anzeige Auch für Sie da: unser Partner partner.example")
})

it("a canton without its own price shows the country's, with the reason (rule price.no-regional)", async () => {
  const canton = (isCountrys: boolean): LocalPrices => ({
    countryId: 3,
    kind: "State",
    path: "/pelletpreise/uri",
    title: "Uri",
    trail: [{ title: "Pelletpreise", path: "/pelletpreise" }],
    zipCode: undefined,
    regionSlug: "uri",
    otherNames: [],
    towns: [],
    sameTown: [],
    currency: "CHF",
    figures: undefined,
    historyOf: "Schweiz und Liechtenstein",
    products: [{ productId: 20, name: "Holzpellets lose" }],
    areas: [
      {
        title: "Uri",
        places: undefined,
        path: "/pelletpreise/uri",
        isCountrys,
        prices: new Map([[20, { price: 54_672, changePercent: 0 }]])
      }
    ],
    dealers: null
  })
  const told = async (isCountrys: boolean) =>
    textOf(
      await renderedIn(
        "ch",
        <LocalPricePage local={canton(isCountrys)} calculator={null} chart={<p />} alarm={null} />,
        ["shop", "documents"]
      )
    )
  const borrowed = await told(true)
  for (const words of [
    "Uri hat keinen eigenen Preis; hier steht der des ganzen Landes.",
    "Gezeigt ist das Gebiet „Schweiz und Liechtenstein“, weil Uri keinen eigenen Preis hat.",
    "Landeswert"
  ])
    expect(borrowed).toContain(words)
  expect(await told(false)).toContain(
    "Für Uri allein reichen die aufgezeichneten Preise noch kein Jahr zurück."
  )
})

it("the quality of each dealer at a place is shown, since the cheapest may sell another one (rule offer.like-with-like)", async () => {
  const dealer = {
    dealerId: 100_001,
    name: "Huber",
    rating: 90,
    ratingCount: 3,
    certificationIds: [4],
    unitPrice: 290,
    totalPrice: 1740,
    currency: "EUR",
    deliveryStart: "2026-12-01",
    deliveryEnd: "2026-12-04"
  } as const
  const dealers = [dealer, { ...dealer, dealerId: 100_002, name: "Maier", certificationIds: [] }]
  const text = textOf(
    await renderedIn("de", <DealersHere zipCode="80331" dealers={dealers} />, ["shop", "documents"])
  )
  expect(text).toMatch(/Huber .*ENplus A2 .*Maier .*ohne Zertifikat/u)
})
