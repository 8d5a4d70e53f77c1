import type { Browser, BrowserContext, BrowserContextOptions, BrowserType } from "@playwright/test"

/** Time limit for Chromium to close something, in ms; normally closing takes a few hundredths of this limit. */
const closeLimit = 10_000

interface Running {
  readonly browser: Browser
  readonly processId: number
}

/** Returns the process id of Chromium itself, not that of a script that starts it. */
const processIdOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  await session.detach()
  const main = processInfo.find(({ type }) => type === "browser")
  if (main === undefined) throw new Error("Chromium does not say which process it is")
  return main.id
}

/** Kills a process, which may already have ended. */
const killProcess = (id: number): void => {
  try {
    process.kill(id, "SIGKILL")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

/** Returns whether the action finished in time; an action that ends with an error counts as finished. */
const isDoneWithin = async (ms: number, act: () => Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((answer) => (timer = setTimeout(() => answer(false), ms)))
  const done = act().then(
    () => true,
    () => true
  )
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The Chromium of one worker. Once in several thousand times Chromium never confirms that it has closed a context, and
 * a test that waits for this fails although its journey passed. This class kills such a Chromium, and the next context
 * gets a new one.
 */
export class Browsers {
  private readonly chromium: BrowserType
  private readonly closeLimit: number
  private running: Running | undefined

  constructor(chromium: BrowserType, ms: number = closeLimit) {
    this.chromium = chromium
    this.closeLimit = ms
  }

  /** Process id of the running Chromium. */
  get processId(): number | undefined {
    return this.running?.processId
  }

  async open(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    if (this.running === undefined) {
      const browser = await this.chromium.launch()
      this.running = { browser, processId: await processIdOf(browser) }
    }
    return this.running.browser.newContext(options)
  }

  /** Closes the pages of a context, and then the context, which then has no window left to wait for. */
  async end(context: BrowserContext): Promise<void> {
    const isDone = await isDoneWithin(this.closeLimit, async () => {
      await Promise.all(context.pages().map((page) => page.close()))
      await context.close({ reason: "Test ended." })
    })
    if (!isDone && context.browser() === this.running?.browser) await this.kill("a context")
  }

  /** Closes Chromium itself. */
  async close(): Promise<void> {
    const browser = this.running?.browser
    if (browser === undefined) return
    if (!(await isDoneWithin(this.closeLimit, () => browser.close()))) await this.kill("itself")
    this.running = undefined
  }

  private async kill(what: string): Promise<void> {
    if (this.running === undefined) return
    const { browser, processId } = this.running
    this.running = undefined
    console.error(
      `Chromium did not end ${what} in ${this.closeLimit} ms and was killed (process ${processId})`
    )
    const gone = new Promise((done) => browser.once("disconnected", done))
    killProcess(processId)
    if (browser.isConnected()) await gone
  }
}
