import { appendFileSync, existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type DatabaseMachine, homeOf, type Layout } from "./layout.ts"
import { asSuperuser, programs } from "./restore-primary.ts"
import { runCommand } from "./run-command.ts"
import { giveToServices } from "./service-user.ts"

export const hasPostgres15: boolean = existsSync(join(programs, "postgres"))

/**
 * A PostgreSQL 15 on the disk of a machine, without Patroni, that is reached only by its socket on this disk. Its log is
 * written beside the disks, because the log is needed when a disk is full.
 */
export class PlainPostgres {
  readonly layout: Layout
  readonly machine: DatabaseMachine
  readonly home: string
  readonly data: string

  constructor(layout: Layout, machine: DatabaseMachine) {
    this.layout = layout
    this.machine = machine
    this.home = homeOf(layout, machine)
    this.data = join(this.home, "postgresql")
  }

  get #logFile(): string {
    return join(this.layout.folder, `${this.machine.name}.log`)
  }

  #run(program: string, ...options: ReadonlyArray<string>): Promise<string> {
    return runCommand(this.layout, [join(programs, program), ...options])
  }

  #configure(settings: Readonly<Record<string, string>>): void {
    const own = { ...settings, port: String(this.machine.postgres), unix_socket_directories: this.home }
    const lines = Object.entries(own).map(([name, value]) => `${name} = '${value}'\n`)
    appendFileSync(join(this.data, "postgresql.conf"), lines.join(""))
  }

  /** Creates the database, with settings that its copies take over. */
  async create(settings: Readonly<Record<string, string>>): Promise<void> {
    giveToServices(this.home)
    const encoding = ["-E", "UTF8", "--locale=C"]
    await this.#run("initdb", "-D", this.data, "-U", "postgres", "--auth=trust", "--no-sync", ...encoding)
    this.#configure({ ...settings, listen_addresses: "", fsync: "off" })
  }

  /** Copies a running primary, as its standby. */
  async copy({ home, machine }: PlainPostgres): Promise<void> {
    giveToServices(this.home)
    const from = ["-h", home, "-p", String(machine.postgres)]
    await this.#run("pg_basebackup", ...from, "-D", this.data, "-R", "-c", "fast", "--no-sync")
    this.#configure({})
  }

  async start(): Promise<void> {
    await this.#run("pg_ctl", "-D", this.data, "-l", this.#logFile, "-w", "start")
  }

  async promote(): Promise<void> {
    await this.#run("pg_ctl", "-D", this.data, "-w", "promote")
  }

  get isRunning(): boolean {
    return existsSync(join(this.data, "postmaster.pid"))
  }

  async stop(): Promise<void> {
    if (this.isRunning) await this.#run("pg_ctl", "-D", this.data, "-m", "immediate", "-w", "stop")
  }

  /** Runs a statement and returns the first value. */
  ask(statement: string): Promise<string> {
    return asSuperuser(this, this, statement)
  }

  /** Changes a setting while PostgreSQL runs. */
  async set(name: string, value: string): Promise<void> {
    await this.ask(`alter system set ${name} = '${value}'`)
    await this.ask("select pg_reload_conf()")
  }

  /** The address for a standby. */
  get address(): string {
    return `host=${this.home} port=${this.machine.postgres} user=postgres`
  }

  get log(): string {
    return readFileSync(this.#logFile, "utf8")
  }
}
