import type { Browser, BrowserContext, BrowserContextOptions, BrowserType } from "@playwright/test"

/** How long Chromium may take to end something, in ms; it takes some hundredths of it when all is well. */
const closeLimit = 10_000

interface Running {
  readonly browser: Browser
  readonly processId: number
}

/** Of Chromium itself, not of a script that starts it. */
const processIdOf = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send("SystemInfo.getProcessInfo")
  await session.detach()
  const main = processInfo.find(({ type }) => type === "browser")
  if (main === undefined) throw new Error("Chromium does not say which process it is")
  return main.id
}

/** Kills a process that may have ended in this moment. */
const killProcess = (id: number): void => {
  try {
    process.kill(id, "SIGKILL")
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error
  }
}

/** Whether it was done in time; what ends with an error has ended too. */
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
 * The Chromium of one worker. Once in some thousand times Chromium never answers that it has ended a context, and a test that
 * waits for it fails after a journey that went well: here such a Chromium is killed, and the next context gets a new one.
 */
export class Browsers {
  private readonly chromium: BrowserType
  private readonly closeLimit: number
  private running: Running | undefined

  constructor(chromium: BrowserType, ms: number = closeLimit) {
    this.chromium = chromium
    this.closeLimit = ms
  }

  /** Process of the Chromium that runs now. */
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

  /** Ends the pages of a context, and then the context, which has no window to wait for then. */
  async end(context: BrowserContext): Promise<void> {
    const isDone = await isDoneWithin(this.closeLimit, async () => {
      await Promise.all(context.pages().map((page) => page.close()))
      await context.close({ reason: "Test ended." })
    })
    if (!isDone && context.browser() === this.running?.browser) await this.kill("a context")
  }

  /** Ends Chromium itself. */
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
