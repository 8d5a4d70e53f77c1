import { type BrowserContext, expect } from "@playwright/test"
import { insertAccount, password } from "../../account.ts"
import { tokenCheckInterval } from "../../../src/domain/account/session-times.ts"
import { mailbox, SignIn } from "../../pages/SignIn.ts"
import { buyer } from "../../pages/Wizard.ts"
import { longRun } from "../../../tools/long-runs.ts"
import { toAddress } from "../../begun-order.ts"
import { Tabs } from "../../tabs.ts"
import { test } from "../../test.ts"

const minutes = 60_000
const hours = 60 * minutes
/**
 * Number of tabs in the tests with the unmodified browser; all tabs share the machine's two cores. The tests with a
 * missing browser feature or a wrong clock open this many tabs only with `npm run long`.
 */
const many = 10
const some = longRun(many, 4)

interface Browser {
  readonly name: string
  readonly prepare: (context: BrowserContext) => Promise<unknown>
  /** Maximum number of calls for a new token by all tabs together. */
  readonly most: number
  readonly count: number
}

const browsers: ReadonlyArray<Browser> = [
  { name: "as they are", prepare: async () => {}, most: 1, count: many },
  {
    name: "without locks",
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks")),
    // each tab requests a token, and the server returns the same token to all of them
    most: some,
    count: some
  },
  {
    name: "without channels",
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel")),
    most: 1,
    count: some
  },
  {
    name: "with a clock two hours ahead",
    prepare: (context) => context.clock.install({ time: Date.now() + 2 * hours }),
    most: 1,
    count: some
  },
  {
    name: "with a clock two hours behind",
    prepare: (context) => context.clock.install({ time: Date.now() - 2 * hours }),
    most: 1,
    count: some
  }
]

for (const { name, prepare, most, count } of browsers)
  test(`${count} tabs ${name} stay signed in after their token expires`, async ({ context }) => {
    test.slow()
    await prepare(context)
    const tabs = await Tabs.open(context, count)
    await tabs.endToken()
    await tabs.wake()
    await tabs.settled()
    await tabs.wake()
    await tabs.settled()
    await tabs.expectSignedIn()
    expect(tabs.refreshes).toBeGreaterThan(0)
    expect(tabs.refreshes).toBeLessThanOrEqual(most)
    expect(await tabs.families()).toEqual({ ended: 0, rotations: 1 })
    console.log(`${count} tabs ${name}: ${tabs.refreshes} calls, one token, no tab signed out`)
  })

test(`${some} tabs that were suspended beyond the end of their token are signed in again`, async ({
  context
}) => {
  test.slow()
  await context.clock.install()
  const tabs = await Tabs.open(context, some)
  await tabs.endToken()
  // simulates a laptop that wakes up: every timer that is due fires once
  await context.clock.fastForward(9 * hours)
  await tabs.settled()
  // the server's clock did not jump: each tab requests a token once, since only a response contains the server's time
  for (let check = 0; check < 12; check++) {
    await context.clock.runFor(tokenCheckInterval)
    await tabs.settled()
  }
  await tabs.expectSignedIn()
  expect(tabs.refreshes).toBeGreaterThan(0)
  expect(tabs.refreshes).toBeLessThanOrEqual(some)
  expect((await tabs.families()).ended).toBe(0)
})

test(`a clock change while ${some} tabs are open signs no tab out`, async ({ context }) => {
  test.slow()
  await context.clock.install()
  const tabs = await Tabs.open(context, some)
  for (const by of [2 * hours, -2 * hours]) {
    await context.clock.setSystemTime(Date.now() + by)
    await tabs.wake()
    await tabs.settled()
    await tabs.wake()
    await tabs.settled()
    await tabs.expectSignedIn()
  }
  expect((await tabs.families()).ended).toBe(0)
})

test("an unused session ends in all tabs, each reports it once, and signing in restores all", async ({
  context
}) => {
  test.slow()
  const tabs = await Tabs.open(context, 4)
  await tabs.idle()
  await tabs.endToken()
  await tabs.wake()
  for (const page of tabs.pages) await expect(page.locator("[data-toast=expired]")).toHaveCount(1)
  await tabs.wake()
  await tabs.expectSignedOut()
  for (const page of tabs.pages) await expect(page.locator("[data-toast]")).toHaveCount(1)
  // the server also refuses a tab that sends its request before the first tab has reported its own refusal
  expect(tabs.refreshes).toBeLessThanOrEqual(4)

  const first = tabs.tab(0)
  await first.getByRole("link", { name: "Wieder anmelden" }).click()
  const form = new SignIn(first)
  await expect(form.submit).toBeEnabled()
  await form.signIn(tabs.email, password)
  await first.waitForURL("**/agb")
  await tabs.expectSignedIn()
})

test("a user who signs out in one tab is signed out in all", async ({ context }) => {
  const tabs = await Tabs.open(context, 4)
  await tabs.tab(2).getByRole("button", { name: "Abmelden" }).click()
  await expect(tabs.tab(2).getByText("Erfolgreich abgemeldet")).toBeVisible()
  await tabs.expectSignedOut()
  expect((await tabs.families()).ended).toBe(1)
})

test("another user who signs in in one tab is signed in in all", async ({ context }) => {
  const other = mailbox("andere")
  await insertAccount(other, "Role_Customer")
  // this form was opened before the first tab signed in
  const form = new SignIn(await context.newPage())
  await form.open("?ReturnUrl=%2Fagb")
  const tabs = await Tabs.open(context, 3)
  for (const page of tabs.pages) await page.evaluate(() => (document.title = "former"))
  await form.signIn(other, password)
  for (const page of tabs.pages) {
    await expect(page).not.toHaveTitle("former")
    await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible()
  }
})

test("a started order is kept when the session ends, and is there after signing in", async ({ context }) => {
  test.slow()
  const tabs = await Tabs.open(context, 1)
  const page = tabs.tab(0)
  const wizard = await toAddress(page)
  const who = buyer("draft")
  await wizard.saveAddress(who)
  await wizard.reference.fill("Haus am Hang")
  const address = page.url()

  await page.locator("[data-toasts]").waitFor({ state: "attached" })
  await tabs.idle()
  await tabs.endToken()
  await tabs.wake()
  await expect(page.locator("[data-toast=expired]")).toHaveCount(1)
  await expect(wizard.reference).toHaveValue("Haus am Hang")
  await page.getByRole("link", { name: "Wieder anmelden" }).click()
  const form = new SignIn(page)
  await expect(form.submit).toBeEnabled()
  await form.signIn(tabs.email, password)
  await page.waitForURL(address)
  await wizard.step("Payment").waitFor()
  await expect(wizard.reference).toHaveValue("Haus am Hang")
  await wizard.savePayment()
  await expect(page.getByText(`${who.street} ${who.houseNumber}`)).toBeVisible()
})
