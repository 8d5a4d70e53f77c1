import { expect, type Page } from "@playwright/test"
import { pathOf } from "../../../model-tests/harness/table.ts"
import type { SessionNews } from "../../../src/machines/session.machine.ts"
import type { Contexts } from "../../test.ts"
import { keepTransitions } from "../harness/kept-transitions.ts"
import { holdPorts, type Ports, type Reply } from "../harness/ports.ts"
import { heldIn } from "../harness/session-on-wire.ts"

const addresses = {
  readSession: "**/api/account/sitzung",
  refresh: "**/api/account/v2/get/token",
  signOut: "**/api/account/jwt/abmelden",
  renew: "**/session/renew*"
}
export type Port = keyof typeof addresses

/** Expected view and calls of a tab after a step of a story. */
export interface Seen {
  readonly auth: string
  /** Expected state of the renewal, checked only if the step states it. */
  readonly renewal?: string | undefined
  readonly toasts: ReadonlyArray<string>
  /** Whether the header names a user, if the state does not imply it. */
  readonly account?: "known" | "anonymous" | undefined
  readonly calls: Readonly<Record<string, number>>
}

const quick = { intervals: [5, 10, 20, 40], timeout: 10_000 }

/**
 * A tab with the page of a user who may or may not be signed in; the test determines everything that the tab receives.
 */
export class SessionTab {
  readonly page: Page
  private readonly contexts: Contexts
  private readonly other: Page
  private readonly ports: Ports
  /**
   * Whether a reload receives the page; otherwise it receives a 204 response, so that the old page stays and can be
   * checked.
   */
  private isGiven = false
  private asked = 0

  private constructor(contexts: Contexts, page: Page, other: Page, ports: Ports) {
    this.contexts = contexts
    this.page = page
    this.other = other
    this.ports = ports
  }

  static async open(contexts: Contexts): Promise<SessionTab> {
    const context = await contexts.open({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce"
    })
    await keepTransitions(context)
    const other = await context.newPage()
    await other.goto("/health")
    const page = await context.newPage()
    const tab = new SessionTab(contexts, page, other, await holdPorts(page, addresses))
    await page.request.get("/session/renew")
    await tab.holds()
    await page.clock.install()
    await page.goto("/impressum")
    await tab.ports.reached("readSession", 1)
    await page.route("**/impressum", (route) => {
      tab.asked += 1
      return tab.isGiven ? route.continue() : route.fulfill({ status: 204 })
    })
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    return tab
  }

  close(): Promise<void> {
    return this.contexts.end(this.page.context())
  }

  /** Gives the browser a token until `expiresAt`. */
  holds(expiresAt?: number): Promise<void> {
    return heldIn(this.page.context(), this.other.url(), expiresAt)
  }

  lacksToken(): Promise<void> {
    return this.page.context().clearCookies({ name: "session-expiry" })
  }

  /** Sends a message from another tab. */
  receives(kind: SessionNews["kind"], userId: string): Promise<void> {
    return this.other.evaluate(
      (news) => {
        const channel = new BroadcastChannel("auth")
        channel.postMessage(news)
        channel.close()
      },
      { kind, userId }
    )
  }

  wakes(): Promise<unknown> {
    return this.page.evaluate(() => dispatchEvent(new Event("pageshow")))
  }

  /** Responds to the last call of a port. */
  answer(port: Port, reply: Reply): Promise<void> {
    return this.ports.answer(port, this.ports.count(port), reply)
  }

  /**
   * Waits until the page has requested its reload once and has received no page. Then makes the tab visible again, so
   * that it repeats the request and receives the page.
   */
  async loads(): Promise<void> {
    await expect.poll(() => this.asked).toBe(1)
    await this.holds()
    this.isGiven = true
    const came = this.page.waitForEvent("load")
    await this.wakes()
    await came
    const before = this.ports.count("readSession")
    // scripts run after the first frames of a page, one after the other
    const begins = async () => {
      await this.page.clock.runFor(500)
      return this.ports.count("readSession")
    }
    await expect.poll(begins, quick).toBe(before + 1)
    this.isGiven = false
    this.asked = 0
  }

  taken(): Promise<ReadonlyArray<string>> {
    return this.page.evaluate(() => window.takenTransitions ?? [])
  }

  /** Waits until the tab is idle and its state and view match the step. */
  async expect(title: string, seen: Seen): Promise<void> {
    const look = () =>
      this.page.evaluate(() => ({
        state: window.machineStates?.["session"],
        toasts: [...document.querySelectorAll<HTMLElement>("[data-toast]")].map(
          ({ dataset }) => dataset["toast"]
        ),
        account: document.querySelector<HTMLElement>("[data-account]")?.dataset["account"],
        isAsking: sessionStorage.getItem("session-refresh") !== null
      }))
    const isKnown = /^(?:loggedIn|loggingOut|expired\.unnotified|reloading)/u.test(seen.auth)
    const isAnonymous = /^(?:loggedOut|expired\.notified)/u.test(seen.auth)
    const both = async () => {
      const { state, account, ...rest } = await look()
      const { auth, renewal } = Object(state) as { readonly auth?: unknown; readonly renewal?: unknown }
      return {
        ...rest,
        auth: pathOf(auth),
        ...(seen.renewal !== undefined && { renewal: pathOf(renewal) }),
        ...((isKnown || isAnonymous) && { account }),
        calls: Object.fromEntries(Object.keys(addresses).map((port) => [port, this.ports.count(port)]))
      }
    }
    await expect.poll(both, { ...quick, message: title }).toEqual({
      auth: seen.auth,
      ...(seen.renewal !== undefined && { renewal: seen.renewal }),
      toasts: seen.toasts,
      ...((isKnown || isAnonymous) && { account: seen.account ?? (isKnown ? "known" : "anonymous") }),
      isAsking: /asking|restoring/u.test(seen.auth),
      calls: seen.calls
    })
  }
}
