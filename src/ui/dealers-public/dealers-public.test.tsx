import { expect, it } from "vitest"
import { renderedIn, textOf } from "../kit/rendered.test-support.tsx"
import { DealerCards } from "./DealerCards.tsx"
import type { DealerListFacts, DealerPageFacts } from "./dealer-facts.ts"
import { branch, card, dealer } from "./dealer-facts.test-support.ts"
import { DealerGonePage } from "./DealerGonePage.tsx"
import { DealerListPage } from "./DealerListPage.tsx"
import { DealerPage } from "./DealerPage.tsx"
import { businessData } from "./dealer-structured-data.ts"

const pageOf = (change: Partial<DealerPageFacts>) =>
  renderedIn("de", <DealerPage dealer={{ ...dealer, ...change }} map={null} chart={null} reviews={null} />, [
    "shop",
    "documents"
  ])

it("the quality of a dealer's price is named, also without a certificate (rule offer.like-with-like)", async () => {
  const { price } = card
  expect(textOf(await pageOf({ price }))).toContain("je Tonne bei 6 Tonnen, ENplus A2, Lieferung")
  const cards = [card, { ...card, id: 100_003, price: { ...price, certificationIds: [] } }]
  const list = await renderedIn("de", <DealerCards dealers={cards} zipCode="80331" />, ["shop", "documents"])
  expect(textOf(list)).toMatch(/je Tonne, ENplus A2 .*je Tonne, ohne Zertifikat/u)
})

it("an invalid amount has the same message as in the calculator", async () => {
  const told = async (problem: "amountMin" | "amountMax", amount: number) =>
    textOf(
      await pageOf({
        ownPrice: { kind: "invalid", field: "amount", problem, limits: { min: 500, max: 32_000 }, amount }
      })
    )
  expect(await told("amountMin", 1)).toContain("Die Mindestmenge ist 500 Kilogramm.")
  expect(await told("amountMin", 0)).toContain("Bitte eine Zahl: mindestens 500 Kilogramm.")
  expect(await told("amountMax", 90_000)).toContain("Hier sind höchstens 32.000 Kilogramm möglich.")
})

it("each of the dealer's products can be calculated by a link, with its own unit", async () => {
  const [loose, sacks] = [
    { productGroupId: 3, name: "Holzpellets lose", slug: "holzpellets-lose" },
    { productGroupId: 4, name: "Holzpellets Sackware", slug: "holzpellets-sackware" }
  ] as const
  const html = await pageOf({
    products: [loose, sacks],
    asked: { zipCode: "80331", amount: "5", groupId: 4 }
  })
  expect(html).toMatch(
    /<a href="\/holzpellethaendler\/bayern\/80331\/100001\?zipCode=80331&amp;product=20#preis"[^>]*>Holzpellets lose</u
  )
  expect(html).toMatch(/aria-current="true"[^>]*>Holzpellets Sackware</u)
  expect(html).toContain('<input type="hidden" name="product" value="23"/>')
  expect(textOf(html)).toContain("Menge (Holzpellets Sackware)")
  expect(textOf(html)).toContain("Palette")
  const single = await pageOf({ products: [loose] })
  expect(single).not.toContain('aria-label="Produkt"')
  expect(single).not.toContain('name="product"')
})

it("every kind of certificate is listed, with number and register if there are any", async () => {
  const html = await pageOf({
    certifications: [
      {
        name: "ENplus",
        number: "DE 012",
        validUntil: "2027-12-31",
        checkUrl: "https://www.enplus-pellets.de/",
        goods: [{ quality: "ENplus A1", products: ["Holzpellets lose", "Holzpellets Sackware"] }]
      },
      {
        name: "FSC",
        number: "FSC-C000001",
        validUntil: null,
        checkUrl: "https://search.fsc.org/",
        goods: []
      },
      { name: "ISO 17225-4 A1", number: null, validUntil: null, checkUrl: null, goods: [] }
    ]
  })
  const text = textOf(html)
  expect(text).toContain("ENplus DE 012")
  expect(text).toContain("gültig bis 31. Dezember 2027")
  expect(text).toContain("FSC FSC-C000001")
  expect(text).toContain("ENplus A1: Holzpellets lose, Holzpellets Sackware")
  expect(html).toContain('href="https://search.fsc.org/"')
  expect(text).toContain("ISO 17225-4 A1")
  expect(html.match(/Im Verzeichnis prüfen/gu)).toHaveLength(2)
  expect(textOf(await pageOf({}))).toContain("Der Händler hat kein Zertifikat angegeben.")
})

it("the dealer's imprint is shown as written, and left out if there is none", async () => {
  const html = await pageOf({ imprint: "Aufsicht: Landratsamt\n<b>Kammer</b> München" })
  expect(html).toMatch(
    /Weitere Angaben<\/dt><dd><span[^>]*>Aufsicht: Landratsamt\n&lt;b&gt;Kammer&lt;\/b&gt; München</u
  )
  expect(await pageOf({})).not.toContain("Weitere Angaben")
})

it("a branch is shown with its address, its distance and its dealer's opening hours", async () => {
  const times = [1, 2, 3, 4, 5].map((day) => ({ day, from: "07:30", to: "17:00" }))
  const seat = { ...branch, id: 7, name: "Hauptsitz", path: dealer.path }
  const near = { ...branch, kilometres: 12 }
  const shown = { branch: near, branches: [seat, near], openingHours: times }
  const told = textOf(await pageOf({ ...shown, path: branch.path }))
  expect(told).toContain("Lärchenkern GmbH, Niederlassung Aalen")
  expect(told.match(/Weg 1, 73430 Aalen, 12 km von 80331/gu)).toHaveLength(2)
  expect(told).toContain("Öffnungszeiten des Händlers Montag bis Freitag 07:30 bis 17:00 Uhr")
  const afar = textOf(await pageOf({ ...shown, branch, branches: [seat, branch] }))
  expect(afar).toContain("Weg 1, 73430 Aalen")
  expect(afar).not.toContain("km von")
  const branchLink = async (zipCode: string) => {
    const html = await pageOf({ branches: [seat, near], asked: { zipCode, amount: "5000", groupId: 3 } })
    return /<a href="([^"]*)">Niederlassung Aalen</u.exec(html)?.[1]
  }
  expect(await branchLink("80331")).toBe(`${near.path}?zipCode=80331&amp;product=20&amp;amount=5000`)
  expect(await branchLink("")).toBe(near.path)
  const own = [{ day: 6, from: "08:00", to: "12:00" }]
  const open = { ...shown, branch: { ...near, openingHours: own }, path: branch.path }
  const ownTold = textOf(await pageOf(open))
  expect(ownTold).toContain("Öffnungszeiten dieser Niederlassung Samstag 08:00 bis 12:00 Uhr")
  expect(ownTold).not.toContain("Freitag")
  const data = (change: Partial<DealerPageFacts>) => businessData({ ...dealer, ...change }, (path) => path)
  expect(data(open)).toMatchObject({ openingHours: ["Sa 08:00-12:00"] })
  expect(data(shown)).toMatchObject({ openingHours: ["Mo-Fr 07:30-17:00"] })
  // the dealer's own page is also the page of the head office
  const headOffice = { branches: [{ ...seat, openingHours: own }, near], openingHours: times }
  expect(data(headOffice)).toMatchObject({ openingHours: ["Sa 08:00-12:00"] })
})

it("the page of a paused dealer's branch links to other dealers, and not to itself", async () => {
  const html = await pageOf({ isPaused: true, branch })
  expect(html).toContain('<a href="/holzpellethaendler/bayern/80331">Andere Händler für diesen Ort</a>')
  expect(textOf(html)).not.toContain("Bezahlung:")
})

const list: DealerListFacts = {
  countryId: 1,
  kind: "State",
  path: "/holzpellethaendler/bayern",
  title: "Bayern",
  trail: [],
  zipCode: undefined,
  wish: { ordering: 2, options: [], certifications: [1], extras: ["ap"], missedZip: undefined },
  filters: { choices: [], extras: [] },
  dealers: { items: [], total: 3, page: 9, size: 20 },
  states: []
}

it("the list is filtered by the options, texts and defaults of the shop (rule option.house-rules)", async () => {
  const options = [
    { id: 108, name: "Bald" },
    { id: 109, name: "In zwei Wochen" }
  ]
  const html = await renderedIn(
    "de",
    <DealerListPage
      list={{
        ...list,
        filters: {
          choices: [{ key: "MaxDelivery", name: "Lieferfrist", defaultId: 109, options }],
          extras: [
            { key: "ap", name: "Termin Plus" },
            { key: "lbp", name: "Staubarmes Einblasen" }
          ]
        }
      }}
      map={null}
    />,
    ["shop", "documents"]
  )
  expect(html).toContain(">Lieferfrist</label>")
  expect(html).toContain(
    '<option value="108">Bald</option><option value="109" selected="">In zwei Wochen</option>'
  )
  expect(html).toMatch(/name="ap" checked="" value="1"/u)
  expect(html).toMatch(/name="lbp" value="1"/u)
})

it("an emptied postal code leads to the whole country, on a state's page to the state", async () => {
  const actionOf = async (change: Partial<DealerListFacts>) => {
    const html = await renderedIn("de", <DealerListPage list={{ ...list, ...change }} map={null} />, [
      "shop",
      "documents"
    ])
    return /<form [^>]*action="([^"]*)"/u.exec(html)?.[1]
  }
  expect(await actionOf({})).toBe("/holzpellethaendler/bayern")
  expect(await actionOf({ kind: "Zip", path: "/holzpellethaendler/bayern/80331", zipCode: "80331" })).toBe(
    "/holzpellethaendler"
  )
})

it("a page number beyond the end is reported, with a link to the first page", async () => {
  const html = await renderedIn("de", <DealerListPage list={list} map={null} />, ["shop", "documents"])
  expect(html).toContain(
    '<a href="/holzpellethaendler/bayern?sort=2&amp;pcert=1&amp;ap=1">Zur ersten Seite</a>'
  )
  expect(html).not.toContain("<nav")
})

it("an ended dealer's postal code leads to the other dealers", async () => {
  const html = await renderedIn(
    "de",
    <DealerGonePage
      gone={{
        name: "Lärchenkern GmbH",
        zipCode: "73434",
        place: { title: "73434", path: "/holzpellethaendler/baden-wuerttemberg/73434" },
        others: [card]
      }}
    />,
    ["shop", "documents"]
  )
  expect(textOf(html)).toContain("Andere Händler, die nach 73434 liefern")
  expect(html).toContain('href="/holzpellethaendler/bayern/80331/100002?zipCode=73434"')
})
