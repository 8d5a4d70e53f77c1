import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { closeSync, openSync } from "node:fs"

/** Start parameters of a service. */
export interface Command {
  readonly name: string
  /** The program and its arguments. */
  readonly line: ReadonlyArray<string>
  readonly environment: Readonly<Record<string, string>>
  readonly cwd: string
  /** File for the service's output. */
  readonly log: string
  /** Time before a restart, as in the unit in `deploy/systemd`; if `undefined`, the service is never restarted. */
  readonly restartSeconds: number | undefined
}

/** A process that is restarted when it ends, as systemd would restart it according to its unit file. */
export class Service {
  readonly name: string
  readonly #command: Command
  #child: ChildProcess | undefined
  #isWanted = false
  #isOver = false
  #timer: NodeJS.Timeout | undefined

  constructor(command: Command) {
    this.name = command.name
    this.#command = command
  }

  /** The process id; `undefined` if it is not running. */
  get pid(): number | undefined {
    return this.#isUp() ? this.#child?.pid : undefined
  }

  #isUp(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  get log(): string {
    return this.#command.log
  }

  /** Starts the process; does nothing after `end`. */
  start(): void {
    if (this.#isOver) return
    this.#isWanted = true
    if (this.#isUp()) return
    const { line, environment, cwd, log, restartSeconds } = this.#command
    const [program = "", ...args] = line
    const file = openSync(log, "a")
    // the process runs in a separate session, so that Ctrl-C reaches only this script, which then stops the services in
    // order
    const child = spawn(program, args, {
      cwd,
      env: environment,
      stdio: ["ignore", file, file],
      detached: true
    })
    closeSync(file)
    this.#child = child
    child.once("error", ({ message }) => console.error(`${this.name}: ${message}`))
    child.once("exit", () => {
      if (!this.#isWanted || restartSeconds === undefined) return
      this.#timer = setTimeout(() => {
        if (this.#isWanted) this.start()
      }, restartSeconds * 1000)
    })
  }

  /** Kills the process with SIGKILL; it is restarted as its systemd unit specifies. */
  kill(): void {
    if (this.#isUp()) this.#child?.kill("SIGKILL")
  }

  /**
   * Stops the process like `systemctl stop`: with SIGTERM, and with SIGKILL after `patience` seconds. Returns the exit
   * code.
   */
  async stop(patience = 60): Promise<number | null> {
    this.#isWanted = false
    clearTimeout(this.#timer)
    const child = this.#child
    if (child === undefined || !this.#isUp()) return null
    const gone = once(child, "exit")
    child.kill("SIGTERM")
    const impatient = setTimeout(() => child.kill("SIGKILL"), patience * 1000)
    await gone
    clearTimeout(impatient)
    return child.exitCode
  }

  /** Stops the service for good: later calls of `start` have no effect. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.stop()
  }
}
