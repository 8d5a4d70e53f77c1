import { expect } from "@playwright/test"
import { type LongWords, longWord, pathsOf, peopleOfLongWords, wideParts } from "../../long-words.ts"
import { expectAccessible } from "../../accessible.ts"
import { builtFile } from "../../built-file.ts"
import { dayFromNow, dealerWithOrders } from "../../dealer.ts"
import { enter, signIn } from "../../signed-in.ts"
import { makePerson } from "../../staff.ts"
import { test } from "../../test.ts"
import { opened } from "./stornomanagement.parts.ts"
import { menu } from "./support.parts.ts"

const word = encodeURIComponent(longWord)

const tourists = ["dealer", "customer", "staff", "staff beyond the menu"] as const

type Tourist = (typeof tourists)[number]

/** For each kind of user, paths of pages that require signing in. They include subpages of the menu entries. */
const tours: Readonly<Record<Tourist, (people: LongWords) => ReadonlyArray<string>>> = {
  dealer: ({ orderId }) => [
    ...pathsOf("Role_AdvertisingPartner"),
    `/haendler/tag?datum=${dayFromNow(1)}&folge=strecke`,
    `/stornomanagement/bestellungen/${orderId}`
  ],
  customer: () => pathsOf("Role_Customer"),
  staff: () => pathsOf("Role_Interaid_Admin").map((path) => `${path}?suche=${word}`),
  "staff beyond the menu": ({ dealerId, orderId, staff, customerId }) => [
    `/support/haendler/${dealerId}`,
    "/support/haendler/neu",
    `/support/bestellungen/${orderId}`,
    `/support/benutzer/${staff.id}/bearbeiten`,
    `/support/benutzer/${customerId}/bearbeiten`,
    "/support/benutzer/einladen",
    `/support/kunde/bearbeiten?id=${customerId}`,
    `/support/protokoll?konto=${word}`
  ]
}

for (const [who, width] of tourists.flatMap((each) => [390, 1280].map((width) => [each, width] as const)))
  test(`words of sixty letters do not overflow at ${width} px, on the pages of: ${who}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const people = await peopleOfLongWords()
    if (who === "dealer" || who === "customer") await enter(page.context(), people[who])
    else await enter(page.context(), people.staff.email, true)
    for (const path of tours[who](people)) {
      // a search that reloads the page may still be running and would abort this visit
      await expect(async () => void (await page.goto(path, { timeout: 20_000 }))).toPass()
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect.soft(await wideParts(page), path).toEqual([])
      await expectAccessible(page)
      const words = page.getByRole("main").getByRole("searchbox").first()
      if ((await words.count()) === 0) continue
      await expect(words).toBeEditable()
      await words.fill(longWord)
      await words.press("Enter")
      // the filter of a price list stays in its page, forms write the searched words into the address
      if (await words.evaluate((field) => field.closest("form") !== null))
        await expect(page).toHaveURL((url) => url.search.includes(word))
      // before hydration the browser searches by loading another document
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
      await expect(async () => expect(await wideParts(page), `${path}, searched`).toEqual([])).toPass()
    }
  })

test("leaving the list of cancellations by Tab and returning focuses the same row", async ({ page }) => {
  const { desk, second, third } = await opened(page, 5)
  await desk.row(second).focus()
  await desk.press("ArrowDown")
  await expect(desk.row(third)).toBeFocused()
  // on to the last control of the row, and then out of the list
  await desk.press("Tab", "Tab", "Tab")
  await expect(desk.focused.and(page.locator("[data-order] *"))).toHaveCount(0)
  await desk.press("Shift+Tab")
  await expect(desk.booking(third)).toBeFocused()
  await desk.press("Shift+Tab", "Shift+Tab")
  await expect(desk.row(third)).toBeFocused()
  await desk.press("Shift+Tab")
  await expect(desk.focused.and(page.locator("[data-order], [data-order] *"))).toHaveCount(0)
  await desk.press("Tab")
  await expect(desk.row(third)).toBeFocused()
})

test("an invalid or incomplete period of cancellations is reported, and the list stays", async ({ page }) => {
  const { desk } = await opened(page, 3)
  const listed = await desk.from.inputValue()
  await desk.from.fill(dayFromNow(300))
  await desk.from.press("Enter")
  await expect(page.getByText("Der erste Tag liegt nach dem letzten.")).toBeVisible()
  await expect(desk.rows).toHaveCount(3)
  await desk.from.fill("")
  await desk.from.press("Enter")
  await expect(page.getByText("Bitte nennen Sie einen Tag.")).toBeVisible()
  await expect(desk.rows).toHaveCount(3)
  await desk.from.fill(listed)
  await desk.from.press("Enter")
  await expect(page.getByText(/^(?:Der erste Tag|Bitte nennen)/u)).toHaveCount(0)
  await expect(desk.rows).toHaveCount(3)
})

for (const role of ["Role_Interaid_Admin", "Role_Interaid_CustomerSupport"] as const)
  test(`without a mail server the pages that send mails report this to: ${role}`, async ({ page }) => {
    const { ids } = await dealerWithOrders(["placed"])
    const staff = await makePerson(role, "Verwaltung")
    await signIn(page, staff.email, "/support")
    const paths = role === "Role_Interaid_Admin" ? ["/support/postausgang", "/support/benutzer/einladen"] : []
    for (const path of ["/support", `/support/bestellungen/${ids[0]}`, ...paths]) {
      await page.goto(path)
      await expect(page.getByText("Mails werden nicht gesendet", { exact: true }), path).toBeVisible()
    }
  })

test("figures are kept when their period becomes invalid, and the field explains the problem", async ({
  page
}) => {
  const staff = await makePerson("Role_Interaid_Admin", "Verwaltung")
  await signIn(page, staff.email, "/agb")
  for (const [path, submit, shown] of [
    ["/statistics", "Anzeigen", "In Zahlen"],
    ["/admin/verkaufsliste", "Anzeigen", "Händler"],
    ["/support/zahlen", "Anzeigen", "Von der Liste zur Bestellung"],
    ["/export-orders", "Zählen", "Bestellungen"]
  ] as const) {
    await page.goto(`${path}?von=${dayFromNow(-90)}&bis=${dayFromNow(-1)}`)
    const figures = page.getByRole("heading", { level: 2, name: shown }).first()
    await expect(figures, path).toBeVisible()
    // before hydration the browser would load the page anew, and no figures would be there that could stay visible
    await expect(page.getByRole("button", { name: "Menü einklappen" })).toBeEnabled()
    const send = page.getByRole("main").getByRole("button", { name: submit, exact: true })
    await page.getByLabel("Von", { exact: true }).fill(dayFromNow(5))
    await send.click()
    await expect(page.getByText("Der letzte Tag liegt vor dem ersten.")).toBeVisible()
    await page.getByLabel("Von", { exact: true }).fill("")
    await send.click()
    await expect(page.getByText("Bitte nennen Sie einen Tag.")).toBeVisible()
    await expect(page.getByLabel("Von", { exact: true })).toBeFocused()
    await expect(figures).toBeVisible()
  }
})

test("a page whose script cannot be loaded is reported, and can be loaded again", async ({ page }) => {
  const staff = await makePerson("Role_Interaid_Admin", "Verwaltung")
  await signIn(page, staff.email, "/support/kunden")
  await expect(page.getByRole("button", { name: "Menü einklappen" })).toBeEnabled()
  await page.getByRole("searchbox").fill("halb getippt")
  let isAway = true
  const script = builtFile("src/routes/_desk/support.protokoll.tsx?tsr-split=component---loader")
  await page.route(`**${script}`, (route) =>
    isAway ? route.fulfill({ status: 404, body: "" }) : route.fallback()
  )
  await menu(page).getByRole("link", { name: "Protokoll", exact: true }).click()
  const said = page.getByRole("banner").getByText("Die Seite ließ sich nicht laden.", { exact: false })
  await expect(said).toBeVisible()
  await expect(page).toHaveURL(/\/support\/kunden$/u)
  await expect(page.getByRole("searchbox")).toHaveValue("halb getippt")
  isAway = false
  await page.getByRole("banner").getByRole("link", { name: "Noch einmal laden" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Protokoll" })).toBeVisible()
  await expect(said).toBeHidden()
})
