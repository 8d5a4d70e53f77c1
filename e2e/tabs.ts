import { type BrowserContext, expect, type Page } from "@playwright/test"
import { insertAccount } from "./account.ts"
import { ask } from "./database.ts"
import { mailbox } from "./pages/SignIn.ts"
import { signIn } from "./signed-in.ts"

const addresses = [
  "/agb",
  "/impressum",
  "/datenschutz",
  "/",
  "/holzpellets-lose/angebotsliste?zipCode=01067&amount=6000"
]

/** Tabs of one browser in which a user is signed in. */
export class Tabs {
  readonly context: BrowserContext
  readonly email: string
  readonly pages: ReadonlyArray<Page>
  /** Number of requests for a new token. */
  refreshes = 0

  private constructor(context: BrowserContext, email: string, pages: ReadonlyArray<Page>) {
    this.context = context
    this.email = email
    this.pages = pages
    context.on("request", (request) => {
      if (request.url().endsWith("/api/account/v2/get/token")) this.refreshes += 1
    })
  }

  /** Signs in a new user and opens `count` tabs; waits until the session runs in each. */
  static async open(context: BrowserContext, count: number): Promise<Tabs> {
    const email = mailbox("tabs")
    await insertAccount(email, "Role_Customer")
    const first = await context.newPage()
    await signIn(first, email, "/agb", false)
    const pages = [first]
    while (pages.length < count) {
      const page = await context.newPage()
      await page.goto(addresses[pages.length % addresses.length] ?? "/")
      pages.push(page)
    }
    const tabs = new Tabs(context, email, pages)
    for (const page of pages) await page.locator("[data-toasts]").waitFor({ state: "attached" })
    await tabs.expectSignedIn()
    return tabs
  }

  /** Returns one of the tabs, counted from 0. */
  tab(index: number): Page {
    const page = this.pages[index]
    if (page === undefined) throw new Error(`There are ${this.pages.length} tabs`)
    return page
  }

  /** Removes the access token, as if it had expired. */
  endToken(): Promise<void> {
    return this.context.clearCookies({ name: /^(?:__Host-access|session-expiry)$/u })
  }

  /** Makes all tabs visible again at the same moment. */
  wake(): Promise<unknown> {
    return Promise.all(this.pages.map((page) => page.evaluate(() => dispatchEvent(new Event("pageshow")))))
  }

  /** Waits until there is a token again, and no tab waits for one. */
  async settled(): Promise<void> {
    const waiting = async () => {
      const flags = this.pages.map((page) => page.evaluate(() => sessionStorage.getItem("session-refresh")))
      const names = (await this.context.cookies()).map(({ name }) => name)
      return {
        asking: (await Promise.all(flags)).filter((flag) => flag !== null).length,
        isHeld: names.includes("__Host-access") && names.includes("session-expiry")
      }
    }
    await expect.poll(waiting, { timeout: 30_000 }).toEqual({ asking: 0, isHeld: true })
  }

  async expectSignedIn(): Promise<void> {
    for (const page of this.pages) {
      await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible()
      await expect(page.locator("[data-toast]")).toHaveCount(0)
    }
  }

  async expectSignedOut(): Promise<void> {
    for (const page of this.pages) {
      await expect(page.getByRole("link", { name: "Anmelden", exact: true })).toBeVisible()
      await expect(page.getByRole("button", { name: "Abmelden" })).toBeHidden()
    }
  }

  /** Returns from the database how many of the user's sign-ins have ended, and how often a token was replaced. */
  async families(): Promise<{ readonly ended: number; readonly rotations: number }> {
    const [row] = await ask(
      `select count(distinct f.id) filter (where f.ended_at is not null)::int as ended, max(t.place) as rotations
       from session_family f join refresh_token t on t.family_id = f.id
       where f.account_id = (select id from account where email = $1)`,
      [this.email]
    )
    return { ended: Number(row?.["ended"]), rotations: Number(row?.["rotations"]) }
  }

  /** Acts as if the user had been away for longer than an unused sign-in lasts. */
  async idle(): Promise<void> {
    await ask(
      `update session_family set active_at = active_at - interval '15 days'
       where account_id = (select id from account where email = $1)`,
      [this.email]
    )
  }
}
