import { expect, type Locator, type Page } from "@playwright/test"
import { CountedInputs } from "../../counted-inputs.ts"
import { countOrders } from "../../database.ts"
import { wakeList } from "../../live.ts"
import { germany } from "../../markets.ts"
import { BulkOrder } from "../../pages/BulkOrder.ts"
import { Confirm } from "../../pages/Confirm.ts"
import { OfferList } from "../../pages/OfferList.ts"
import { Stations } from "../../pages/Stations.ts"
import { Success } from "../../pages/Success.ts"
import { type Buyer, buyer, Wizard } from "../../pages/Wizard.ts"
import { test } from "../../test.ts"

/** Maximum number of inputs that a guest may need from the list to the order (rule order.inputs). */
const mostInputs = 14

const money = /\d,\d\d\s€/u
const days = /\d{1,2}\.(?: [A-ZÄÖÜ][a-zäöü]+\.?)?(?:–|\s)/u

interface Wish {
  readonly name: string
  readonly group: string
  readonly amount: number
  /** Filters the list by the controls on the page before an offer is chosen. */
  readonly ask?: (page: Page) => Promise<void>
  /** Pattern for the goods' name in the first row. */
  readonly goods: RegExp
  /** Gives the declarations that the last page requires only for these goods. */
  readonly declare?: (page: Page, inputs: CountedInputs) => Promise<void>
}

const wishes: ReadonlyArray<Wish> = [
  {
    name: "the cheapest ENplus A1 for 6 t",
    group: "holzpellets-lose",
    amount: 6000,
    ask: (page) => page.getByRole("link", { name: "Nur ENplus A1" }).click(),
    goods: /^ENplus A1$/u
  },
  {
    name: "two pallets for a stove",
    group: "holzpellets-sackware",
    amount: 2,
    goods: /^(?:ENplus A[12]|DINplus|Blauer Engel), Palette mit [\d.]+ kg \(\d+ × \d+ kg\)$/u
  },
  {
    name: "heating oil within 48 hours",
    group: "heizoel",
    amount: 3000,
    ask: async (page) => {
      const sheet = page.getByRole("button", { name: /^Sortieren und filtern/u })
      const isPhone = await sheet.isVisible()
      if (isPhone) await sheet.click()
      await page.getByLabel("Lieferfrist").selectOption({ label: "Express in 48 Stunden" })
      await page.waitForURL(/options=/u)
      if (isPhone) await page.getByRole("button", { name: /^\d+ Angebote? zeigen$/u }).click()
    },
    goods: /^Heizöl/u
  },
  {
    name: "wood chips for a farm",
    group: "hackschnitzel",
    amount: 10_000,
    goods: /^ISO 17225-4 A[12], bis [23]5\s% Wasser$/u,
    declare: async (page, inputs) => {
      await inputs.press(page.getByText("Holzfeuchte unter 25 %", { exact: true }))
    }
  },
  {
    name: "firewood for a stove, beech of 33 cm and dry",
    group: "kaminholz",
    amount: 1000,
    ask: async (page) => {
      const qualities = page.getByRole("navigation", { name: "Qualität" })
      for (const mark of ["Buche", "33 cm", "kammergetrocknet"]) {
        const chip = qualities.getByRole("link", { name: mark, exact: true })
        await chip.click()
        await expect(chip).toHaveAttribute("aria-current", "true")
      }
    },
    goods: /^Buche, 33 cm, kammergetrocknet, bis 20\s% Holzfeuchte, (?:PEFC|FSC)$/u
  }
]

/** Settings for the tests of all typical orders (`wishes`). */
interface WishWalk {
  /** Width of the window, in pixels. */
  readonly width: number
  /** Checks the list, the confirm page, the summary and the page of the order. */
  readonly look?: (page: Page) => Promise<void>
}

/** Expects that price and button are in sight without scrolling, as on a phone (rule order.in-sight). */
const expectInSight = async (page: Page, button: Locator): Promise<void> => {
  const { width = 0 } = page.viewportSize() ?? {}
  if (width >= 992) return
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(page.locator("[data-has] strong")).toBeInViewport({ ratio: 1 })
}

/** Fills in the first address as a guest, and goes to the next step. */
const fillAddress = async (page: Page, inputs: CountedInputs, who: Buyer): Promise<void> => {
  const wizard = new Wizard(page)
  await wizard.step("DeliveryAddress").waitFor()
  await inputs.fill(wizard.firstName, who.firstName)
  await inputs.fill(wizard.lastName, who.lastName)
  await inputs.fill(wizard.street, who.street)
  await inputs.fill(wizard.houseNumber, who.houseNumber)
  await expect(wizard.city).not.toHaveValue("")
  await inputs.fill(wizard.phone, who.phone)
  await inputs.fill(wizard.email, who.email)
}

/** Goes from the payment step, which needs no input, to the receipt. */
const place = async (
  page: Page,
  inputs: CountedInputs,
  declare?: Wish["declare"],
  look?: WishWalk["look"]
): Promise<void> => {
  const wizard = new Wizard(page)
  await wizard.step("Payment").waitFor()
  await inputs.press(wizard.toSummary)
  await wizard.step("Summary").waitFor()
  await page.locator("[data-state=reviewing]").first().waitFor()
  await expectInSight(page, wizard.place)
  await declare?.(page, inputs)
  await look?.(page)
  await inputs.press(wizard.place)
  expect(await new Success(page).orderNumber()).toMatch(/^HM-/u)
}

/**
 * Tests an order of one household. The first row shows goods, seller, price and days. The guest types all other data
 * only once and stays within the limit of inputs.
 */
const oneHousehold = (
  { name, group, amount, ask, goods, declare }: Wish,
  { width, look = async () => {} }: WishWalk
) => {
  test(`a guest orders ${name} at ${width} px, knowing all from the row, with at most ${mostInputs} inputs`, async ({
    page
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const list = new OfferList(page)
    await list.open(germany, { group, amount })
    await wakeList(page)
    await ask?.(page)
    const row = list.offers.first()
    await expect(row.getByText(goods)).toBeVisible()
    const seller = await row.getByRole("heading").innerText()
    expect(seller).not.toBe("")
    await expect(row.getByText(money).last()).toBeVisible()
    await expect(row.getByText(days).first()).toBeVisible()
    await look(page)

    const inputs = new CountedInputs()
    await inputs.press(list.choice(0))
    await page.waitForURL(/bestellparameter-bestaetigen/u)
    const confirm = new Confirm(page)
    await expect(page.getByRole("main")).toContainText(seller)
    await expectInSight(page, confirm.start)
    await look(page)
    await inputs.press(confirm.start)
    const who = buyer("five")
    await fillAddress(page, inputs, who)
    await inputs.press(new Wizard(page).toPayment)
    await place(page, inputs, declare, look)
    await look(page)
    expect(inputs.count).toBeLessThanOrEqual(mostInputs)
    expect(await countOrders(who.email)).toBe(1)
  })
}

/**
 * Tests an order of four households that share one delivery tour. The guest types one line with the names at the doors
 * and the house numbers of all neighbours; postal codes, amounts and the street are already filled in.
 */
const fourNeighbours = ({ width, look = async () => {} }: WishWalk) => {
  const households = [3000, 4000, 5000, 6000]
  test(`four neighbours order together at ${width} px with at most ${mostInputs} inputs`, async ({
    page
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const order = new BulkOrder(page)
    await order.open(
      germany,
      households.map((amount) => ({ zip: germany.zip, amount }))
    )
    await order.live()
    const row = order.offers.first()
    await expect(row).toContainText("ENplus")
    await expect(row).toContainText(money)
    await expect(row).toContainText(days)
    const seller = await row.getByRole("heading").first().innerText()
    await look(page)

    const inputs = new CountedInputs()
    await inputs.press(row.getByRole("link", { name: /^Angebot wählen/u }))
    await page.waitForURL(/bestellparameter-bestaetigen/u)
    await expect(page.getByRole("main")).toContainText(seller)
    const confirm = new Confirm(page)
    await expectInSight(page, confirm.start)
    await look(page)
    await inputs.press(confirm.start)
    const who = buyer("five")
    await fillAddress(page, inputs, who)
    await inputs.press(page.getByRole("button", { name: /^Weiter/u }))
    const stations = new Stations(page)
    await stations.title.waitFor()
    await inputs.fill(stations.neighbours, "Huber 14, Maier 16 a und von der Au 18")
    await expect(stations.doubts).toBeEmpty()
    await look(page)
    for (const [station, name, number] of [
      [1, "Huber", "14"],
      [2, "Maier", "16 a"],
      [3, "von der Au", "18"]
    ] as const) {
      await expect(stations.field(station, "lastName")).toHaveValue(name)
      await expect(stations.field(station, "houseNumber")).toHaveValue(number)
      await expect(stations.field(station, "street")).toHaveValue(who.street)
      await expect(stations.amount(station)).toHaveValue(
        new Intl.NumberFormat("de-DE").format(households[station] ?? 0)
      )
    }
    await inputs.press(stations.toPayment)
    await place(page, inputs, undefined, look)
    await look(page)
    expect(inputs.count).toBeLessThanOrEqual(mostInputs)
    expect(await countOrders(who.email)).toBe(1)
  })
}

/** Tests typical orders of visitors, each from the offer list to the receipt (rule order.inputs). */
export const fiveWishes = (walk: WishWalk) => {
  for (const wish of wishes) oneHousehold(wish, walk)
  fourNeighbours(walk)
}
