import type { Page } from "@playwright/test"

/** A page in a certain state for a screenshot. */
export interface Scene {
  readonly name: string
  readonly path: string
  /** Actions before the screenshot is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** Set if JavaScript is disabled, as for some visitors. */
  readonly plain?: true
  readonly print?: true
  /** Set if the consent dialog is still open. */
  readonly isAsked?: true
}

const list = "/holzpellets-lose/angebotsliste"
const served = `${list}?zipCode=80331&amount=6000`

const startCalculator = async (page: Page, zip: string, amount: string) => {
  const field = page.getByLabel("Postleitzahl").first()
  await field.focus()
  await page.locator("form[data-state]").first().hover()
  await field.fill(zip)
  await page
    .getByLabel(/^Menge/u)
    .first()
    .fill(amount)
  await page.getByRole("button", { name: "Preise vergleichen" }).click()
}

/** Makes a call fail with status 503. */
const refuse = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: {} }))

interface Answered {
  readonly Items: ReadonlyArray<object>
}

const isAnswered = (body: unknown): body is Answered =>
  typeof body === "object" && body !== null && "Items" in body

/** Changes the server's response to a call. */
const answer = (page: Page, path: string, change: (body: Answered) => object) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body: unknown = await response.json()
    await route.fulfill({ response, json: isAnswered(body) ? change(body) : body })
  })

/** Delays a call until the screenshot is taken. */
const hold = (page: Page, path: string) => page.route(`**${path}`, () => {})

const isAlive = async (page: Page) => {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.locator("form#wishes[data-live]").waitFor()
}

const changeAmount = async (page: Page) => {
  await isAlive(page)
  await page.getByLabel(/^Menge/u).fill("5000")
  await page.keyboard.press("Enter")
}

export const scenes: ReadonlyArray<Scene> = [
  { name: "home", path: "/" },
  { name: "home-at", path: "/at" },
  { name: "home-oil", path: "/ch?brennstoff=heizoel" },
  { name: "home-picker", path: "/", act: (page) => page.locator("form details summary").click() },
  {
    name: "home-refused",
    path: "/",
    act: async (page) => {
      await startCalculator(page, "123", "100")
      await page.locator("[data-state=refused]").waitFor()
    }
  },
  {
    name: "home-hint",
    path: "/",
    act: async (page) => {
      await startCalculator(page, "1010", "6000")
      await page.locator("form [role=status] a").first().waitFor()
    }
  },
  {
    name: "home-menu",
    path: "/",
    act: async (page) => {
      const open = page.getByRole("button", { name: "Brennstoffe" })
      if (await open.isVisible()) await open.click()
    }
  },
  { name: "pellets", path: "/pellets-prices/product-path" },
  { name: "pellets-ch", path: "/ch/pellets-prices/product-path?brennstoff=holzpellets-sackware" },
  {
    name: "pellets-refused",
    path: "/pellets-prices/product-path",
    act: async (page) => {
      await startCalculator(page, "123", "100")
      await page.locator("[data-part=problems]").waitFor()
    }
  },
  {
    name: "pellets-below",
    path: "/pellets-prices/product-path",
    act: (page) => page.evaluate(() => scrollTo(0, 1200))
  },
  {
    name: "chips-hint",
    path: "/hackschnitzel",
    act: async (page) => {
      await startCalculator(page, "1010", "6000")
      await page.locator("[data-part=problems] a").first().waitFor()
    }
  },
  { name: "chips", path: "/hackschnitzel" },
  { name: "briquettes", path: "/holzbriketts" },
  { name: "heating-oil", path: "/heizoel" },
  { name: "search", path: "/suche?q=Pellets" },
  { name: "search-corrected", path: "/suche?q=Peletts+lagren" },
  { name: "search-none", path: "/suche?q=Donaudampfschifffahrtskapitaensmuetze" },
  { name: "info-center", path: "/info-center" },
  { name: "guide", path: "/info-center/pellets-lagern" },
  { name: "news", path: "/news" },
  { name: "article", path: "/news/artikel/lager-vor-dem-fuellen" },
  { name: "price-overview", path: "/pelletpreise" },
  { name: "dealers", path: "/holzpellethaendler" },
  { name: "dealers-at-place", path: "/holzpellethaendler/bayern/80331" },
  { name: "dealer", path: "/holzpellethaendler/100003" },
  { name: "price-overview-groups", path: "/ch/pelletpreise?gruppen=20,23,27,26,25" },
  { name: "chart-compared", path: "/charts/pellets?zeitraum=5&vergleich=bayern" },
  { name: "chart-oil", path: "/charts/rohoel" },
  { name: "open-data", path: "/daten" },
  { name: "list", path: served },
  { name: "list-at", path: `/at/holzpellets-sackware/angebotsliste?zipCode=1010&amount=2` },
  { name: "list-ch", path: `/ch/heizoel/angebotsliste?zipCode=8001&amount=3000&sort=1` },
  {
    name: "list-details",
    path: served,
    act: async (page) => {
      await page.locator("article details summary").first().click()
      await page.locator("article details summary").nth(2).click()
    }
  },
  {
    name: "list-filters",
    path: served,
    act: async (page) => {
      const open = page.getByRole("button", { name: "Sortieren und filtern" })
      if (await open.isVisible()) await open.click()
    }
  },
  { name: "list-settings", path: `${served}&openSettings=1`, act: isAlive },
  { name: "list-asking", path: list },
  { name: "list-blocked", path: `${list}?zipCode=80331&amount=100` },
  { name: "list-zip-invalid", path: `${list}?zipCode=12&amount=6000` },
  { name: "list-unserved", path: `${list}?zipCode=18565&amount=6000` },
  {
    name: "list-default",
    path: `${list}?zipCode=01067&amount=20000&options=111,133,129,161&pcert=6&ap=1&lbp=1`
  },
  {
    name: "list-no-offers",
    path: served,
    act: async (page) => {
      await answer(page, "/api/kalkulation/berechnen", (body) => ({ ...body, Items: [] }))
      await changeAmount(page)
      await page.getByRole("button", { name: "Filter zurücksetzen" }).waitFor()
    }
  },
  {
    name: "list-uncheckable",
    path: served,
    act: async (page) => {
      await answer(page, "/api/kalkulation/berechnen", (body) => ({ ...body, Items: [] }))
      await refuse(page, "/api/location/check-zipcode")
      await changeAmount(page)
      await page.getByText("kann gerade nicht geprüft werden").waitFor()
    }
  },
  {
    name: "list-long-names",
    path: served,
    act: async (page) => {
      const name = "Brennstoffhandelsgesellschaft Oberschwaben-Unterfranken mit beschränkter Haftung & Co. KG"
      await answer(page, "/api/kalkulation/berechnen", (body) => ({
        ...body,
        Items: body.Items.map((item) => ({ ...item, Name: name, TotalPrice: 98_765.43, UnitPrice: 4938.27 }))
      }))
      await changeAmount(page)
      await page.getByRole("heading", { name }).first().waitFor()
    }
  },
  {
    name: "list-calculating",
    path: served,
    act: async (page) => {
      await hold(page, "/api/kalkulation/berechnen")
      await changeAmount(page)
      await page.locator("[data-state=calculating]").first().waitFor()
    }
  },
  {
    name: "list-failed",
    path: served,
    act: async (page) => {
      await refuse(page, "/api/kalkulation/berechnen")
      await changeAmount(page)
      await page.locator("[data-state=failed]").waitFor()
    }
  },
  { name: "list-plain", path: served, plain: true },
  { name: "list-print", path: served, print: true },
  { name: "imprint", path: "/impressum" },
  { name: "terms", path: "/agb" },
  { name: "terms-print", path: "/druckansicht/agb", print: true },
  { name: "terms-paper", path: "/ch/druckansicht/agb" },
  { name: "privacy", path: "/datenschutz" },
  {
    name: "consent",
    path: "/",
    isAsked: true,
    act: (page) => page.locator("dialog#consent[open]").waitFor()
  },
  {
    name: "consent-settings",
    path: "/",
    act: async (page) => {
      await page.getByRole("link", { name: "Cookie-Einstellungen" }).click()
      await page.locator("dialog#consent[open]").waitFor()
    }
  },
  { name: "ranking", path: "/reihenfolge" },
  { name: "error-404", path: "/gibt-es-nicht" }
]
