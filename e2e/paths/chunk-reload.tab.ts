import { expect, type Page } from "@playwright/test"
import { pathOf } from "../../model-tests/harness/table.ts"
import type { Contexts } from "../test.ts"
import { keepTransitions } from "./kept-transitions.ts"

const list = "/holzpellets-lose/angebotsliste?zipCode=80331&amount=6000"
const quick = { intervals: [5, 10, 20, 40], timeout: 10_000 }

/** A tab with an offer list whose further scripts have gone with a deploy, and with its reloads in our hands. */
export class ChunkReloadTab {
  readonly page: Page
  private readonly contexts: Contexts
  /** Scripts that the page had when it came to life; whatever else it asks for is gone. */
  private readonly known = new Set<string>()
  private loads = 0
  private isHeld = false
  private letGo: () => void = () => {}

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
    const note = (url: string) => tab.known.add(url)
    const noting = (request: { readonly url: () => string }) => void note(request.url())
    page.on("request", noting)
    await page.goto(list)
    await tab.lives()
    await page.waitForLoadState("networkidle")
    page.off("request", noting)
    await page.route("**/assets/*.js", (route) =>
      tab.known.has(route.request().url()) ? route.continue() : route.abort()
    )
    await page.route("**/holzpellets-lose/angebotsliste*", async (route) => {
      tab.loads += 1
      if (tab.isHeld) await new Promise<void>((go) => (tab.letGo = go))
      await route.continue()
    })
    return tab
  }

  /** Until the page listens: its time begins to stand still then. */
  private async lives(): Promise<void> {
    await this.page.waitForFunction(() => document.cookie.includes("locale="))
    await this.page.waitForFunction(() => window.machineStates?.["chunkReload"] !== undefined)
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 10_000)
  }

  /** The server is slow to answer the next reload. */
  holdReload(): void {
    this.isHeld = true
  }

  /** Goes on to an offer, for which the page needs a script that it has not yet. */
  goOn(): Promise<void> {
    return this.page.locator("article").first().getByRole("link", { name: "bestellen" }).first().click()
  }

  /** Until the page has come anew. */
  async comes(): Promise<void> {
    const came = this.page.waitForEvent("load")
    this.isHeld = false
    this.letGo()
    await came
    await this.page.clock.resume()
    await this.lives()
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
