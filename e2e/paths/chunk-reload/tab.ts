import { expect, type Page, type Request } from "@playwright/test"
import { pathOf } from "../../../model-tests/harness/table.ts"
import { builtFile } from "../../built-file.ts"
import { OfferList } from "../../pages/OfferList.ts"
import type { Contexts } from "../../test.ts"
import { keepTransitions } from "../harness/kept-transitions.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const quick = { intervals: [5, 10, 20, 40], timeout: 10_000 }

/** A tab with an offer list whose further scripts have gone with a deploy, and with its reloads in our hands. */
export class ChunkReloadTab {
  readonly page: Page
  private readonly contexts: Contexts
  /** Whether scripts that the page has not yet asked for are gone. */
  private isStripped = false
  private readonly known = new Set<string>()
  private loads = 0
  /** Whether the page is given when it asks for itself again. */
  private isGiven = false

  private constructor(contexts: Contexts, page: Page) {
    this.contexts = contexts
    this.page = page
  }

  static async open(contexts: Contexts): Promise<ChunkReloadTab> {
    const context = await contexts.open({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" })
    await keepTransitions(context)
    const page = await context.newPage()
    const tab = new ChunkReloadTab(contexts, page)
    await page.clock.install()
    await page.route("**/assets/*.js", (route) => {
      const url = route.request().url()
      if (tab.isStripped && !tab.known.has(url)) return route.abort()
      tab.known.add(url)
      return route.continue()
    })
    await page.goto(list)
    await tab.lives()
    await page.route(
      ({ pathname }) => pathname.startsWith("/holzpellets-lose/"),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback()
        tab.loads += 1
        // without a page in the answer the browser stays where it is, so that it can be looked at
        return tab.isGiven ? route.continue() : route.fulfill({ status: 204 })
      }
    )
    return tab
  }

  /** Until the page listens: from then on its time stands still, and no further script comes. */
  private async lives(): Promise<void> {
    await this.page.waitForFunction(() => window.machineStates?.["chunkReload"] !== undefined)
    await this.page.waitForLoadState("networkidle")
    this.isStripped = true
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 10_000)
  }

  /** Goes on to an offer, for which a script is needed that the page has not yet. */
  async goOn(): Promise<void> {
    // what tells of errors is gone as well; it is asked for last, and must have failed before time goes on
    const errors = builtFile("src/routes/-page/Failed.tsx", "dist-e2e")
    const isLast = (request: Request) => request.url().endsWith(errors)
    const [first, last] = [
      this.page.waitForEvent("requestfailed"),
      this.page.waitForEvent("requestfailed", isLast)
    ]
    await new OfferList(this.page).choice(0).click()
    await first
    // the router shows what it has to show after a moment
    await this.passes(1_000)
    await last
  }

  /** Somebody opens the list again in the same tab; it comes with all that it needs to stand there. */
  async comes(): Promise<void> {
    this.isGiven = true
    this.isStripped = false
    await this.page.clock.resume()
    await this.page.goto(list)
    await this.lives()
    this.isGiven = false
  }

  passes(ms: number): Promise<void> {
    return this.page.clock.runFor(ms)
  }

  taken(): Promise<ReadonlyArray<string>> {
    return this.page.evaluate(() => window.takenTransitions ?? [])
  }

  /** Where the machine stands, how often the page was asked for anew, and whether a person reads of an error. */
  async expect(title: string, state: string, loads: number, isErrorShown: boolean): Promise<void> {
    const look = async () => ({
      state: pathOf(await this.page.evaluate(() => window.machineStates?.["chunkReload"])),
      loads: this.loads,
      isErrorShown: await this.page.getByText("Da ist leider etwas schiefgelaufen").isVisible()
    })
    await expect.poll(look, { ...quick, message: title }).toEqual({ state, loads, isErrorShown })
  }

  close(): Promise<void> {
    return this.contexts.end(this.page.context())
  }
}
