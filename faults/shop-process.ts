import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../tools/child.ts"
import type { Ask, KeptDraft, ShopMessage } from "./messages.ts"

/** Maximum number of checks for a new database, 10 ms apart; after that the round's own timeouts apply. */
const mostLooks = 1000

/** Returns the content of a file; an empty string if it does not exist. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return ""
  }
}

/** A shop that can be killed and restarted with the same URL and data. */
export class ShopProcess {
  readonly origin: string
  readonly #folder: string
  readonly #port: number
  readonly #guarded: boolean
  #child: ChildProcess | undefined
  #said = ""

  private constructor(folder: string, port: number, guarded: boolean) {
    this.#folder = folder
    this.#port = port
    this.#guarded = guarded
    this.origin = `http://127.0.0.1:${port}`
  }

  static async start(folder: string, guarded: boolean): Promise<ShopProcess> {
    const shop = new ShopProcess(folder, await freePort(), guarded)
    await shop.up()
    return shop
  }

  /** Starts the process unless it is running, and waits until it is ready. */
  async up(): Promise<void> {
    if (this.isUp()) return
    const child = fork(join(import.meta.dirname, "shop.ts"), this.#guarded ? [] : ["--unguarded"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        // the first start fills this cache with compiled code for all later ones
        NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/node"),
        DATA: this.#folder,
        PORT: String(this.#port),
        TRUSTED_PROXIES: "127.0.0.1"
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"]
    })
    this.#said = ""
    const keep = (chunk: Buffer) => (this.#said = (this.#said + chunk.toString("utf8")).slice(-4000))
    child.stdout?.on("data", keep)
    child.stderr?.on("data", keep)
    this.#child = child
    await this.#received("ready")
  }

  /** The last output of the process, to explain a failure. */
  get said(): string {
    return this.#said
  }

  isUp(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  async #received<Type extends ShopMessage["type"]>(
    type: Type
  ): Promise<Extract<ShopMessage, { readonly type: Type }>> {
    const child = this.#child
    if (child === undefined) throw new Error("The shop was not started")
    return new Promise((resolve, reject) => {
      const isAwaited = (message: ShopMessage): message is Extract<ShopMessage, { readonly type: Type }> =>
        message.type === type
      const end = () => {
        child.off("message", receive)
        child.off("exit", gone)
      }
      const receive = (message: ShopMessage) => {
        if (message.type === "failed") {
          end()
          reject(new Error(message.reason))
        }
        if (!isAwaited(message)) return
        end()
        resolve(message)
      }
      const gone = () => {
        end()
        reject(new Error(`The shop ended before it said "${type}":\n${this.#said}`))
      }
      child.on("message", receive)
      child.once("exit", gone)
    })
  }

  #ask(message: Ask): void {
    this.#child?.send(message)
  }

  /** Makes the process kill itself when placing an order reaches the point for the `count`-th time from now. */
  dieAt(point: "read" | "committed", count: number): void {
    this.#ask({ type: "die", point, count })
  }

  async keptDrafts(drafts: ReadonlyArray<string>): Promise<ReadonlyArray<KeptDraft>> {
    const answer = this.#received("drafts")
    this.#ask({ type: "drafts", drafts })
    return (await answer).drafts
  }

  /** Waits until all due jobs are done, and returns the number of mails about orders. */
  async quiet(): Promise<number> {
    for (let look = 0; look < mostLooks; look++) {
      const answer = this.#received("jobs")
      this.#ask({ type: "jobs" })
      const { due, mails } = await answer
      if (due === 0) return mails
      await pause(100)
    }
    throw new Error("The shop does not come to the end of its jobs")
  }

  /** Waits until the process has ended, or `over` settles. */
  async gone(over: Promise<unknown>): Promise<void> {
    const child = this.#child
    if (child !== undefined && this.isUp()) await Promise.race([once(child, "exit"), over])
  }

  /** Sends kill -9, and waits until the process has ended. */
  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || !this.isUp()) return
    const gone = once(child, "exit")
    child.kill("SIGKILL")
    await gone
  }

  /** Sends kill -9 to PostgreSQL's main process; its other processes end with it, and the shop starts it again. */
  async killDatabase(): Promise<void> {
    const file = join(this.#folder, "pg/postmaster.pid")
    // the file does not exist for a moment while one postmaster replaces another
    const postmaster = () => Number(textOf(file).split("\n")[0])
    let killed = postmaster()
    for (let look = 0; look < mostLooks && killed === 0 && this.isUp(); look++) {
      await pause(10)
      killed = postmaster()
    }
    if (killed === 0) return
    process.kill(killed, "SIGKILL")
    // child processes of the killed postmaster still respond for a moment: the database has ended once another
    // postmaster has started
    for (let look = 0; look < mostLooks && this.isUp(); look++) {
      const now = postmaster()
      if (now !== killed && now !== 0) return
      await pause(10)
    }
  }

  /** Stops the shop and its database in an orderly way. */
  async stop(): Promise<void> {
    const child = this.#child
    if (child === undefined || !this.isUp()) return
    const gone = once(child, "exit")
    child.kill("SIGTERM")
    await gone
  }
}
