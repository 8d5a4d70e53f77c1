import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/run-tool.ts"
import { makeClocks, removeClocks } from "./clocks.ts"
import { type Database, databaseServices } from "./database-services.ts"
import { makeDisks, removeDisks } from "./disks.ts"
import { fillShop } from "./fill-shop.ts"
import { isPrimary, members, untilDatabasesWell, untilLed, untilWell } from "./health.ts"
import { erasuresFolder, homeOf, type Layout, type Passwords } from "./layout.ts"
import { makeNetwork, removeNetwork } from "./network.ts"
import { runCommand } from "./run-command.ts"
import { makeServiceFolder } from "./service-folder.ts"
import type { Service } from "./service.ts"
import { balancerService, copyOf, type Shop, shopServices } from "./shop-services.ts"
import { endProcesses, tracesLeft } from "./traces.ts"

const password = () => randomBytes(18).toString("hex")

/** Time limit in seconds for a step of the start on two busy cores. */
const patience = 120

interface Primary {
  readonly database: Database
  readonly url: string
  readonly ownerUrl: string
}

/** A complete cluster on this machine. */
export class Cluster {
  readonly layout: Layout
  readonly databases: ReadonlyArray<Database>
  readonly balancer: Service
  readonly #passwords: Passwords
  readonly #shops: Array<Shop>
  #isOver = false

  /** Writes all configurations; starts nothing yet. */
  constructor(layout: Layout) {
    this.layout = layout
    this.#passwords = {
      patroni: password(),
      superuser: password(),
      replication: password(),
      owner: password(),
      shop: password(),
      wrappingKey: randomBytes(32).toString("base64")
    }
    mkdirSync(layout.folder, { recursive: true })
    chmodSync(layout.folder, 0o755)
    makeDisks(layout)
    makeClocks(layout)
    makeServiceFolder(join(layout.folder, "backups"))
    makeServiceFolder(erasuresFolder(layout))
    this.databases = layout.databases.map((machine) => databaseServices(layout, machine, this.#passwords))
    this.#shops = layout.shops.map((machine) => shopServices(layout, machine, this.#passwords, root))
    this.balancer = balancerService(layout, this.#passwords)
  }

  get shops(): ReadonlyArray<Shop> {
    return this.#shops
  }

  /** Files that the services write to. */
  get logs(): ReadonlyArray<string> {
    const databases = this.databases.flatMap(({ etcd, patroni }) => [etcd, patroni])
    const shops = this.#shops.flatMap(({ router, copy }) => [router, copy])
    return [this.balancer, ...databases, ...shops].map(({ log }) => log)
  }

  /** The URL under which callers reach the shop. */
  get origin(): string {
    return `http://${this.layout.balancer}`
  }

  /** Starts everything in order and waits until it is healthy. */
  async start(log: (line: string) => void): Promise<void> {
    const { layout } = this
    makeNetwork(layout)
    for (const { etcd } of this.databases) etcd.start()
    const [first, ...others] = this.databases
    first?.patroni.start()
    await untilLed(layout, patience)
    log("The first PostgreSQL is primary")
    for (const { patroni } of others) patroni.start()
    await this.#createShop()
    await untilDatabasesWell(layout, patience)
    log("Two standbys follow it, one of them synchronously")
    await fillShop((await this.primary()).ownerUrl)
    log("The shop has its data")
    for (const { router, copy } of this.#shops) {
      router.start()
      copy.start()
    }
    this.balancer.start()
    await untilWell(layout, patience)
    log(`Heizmarkt runs at ${this.origin}, its files are in ${layout.folder}`)
  }

  /** Finds the current primary; returns it with the database URLs for the shop and for the owner of its tables. */
  async primary(): Promise<Primary> {
    for (const database of this.databases) {
      if (!(await isPrimary(database.machine))) continue
      const { host, postgres } = database.machine
      const place = `${host}:${postgres}/heizmarkt`
      return {
        database,
        url: `postgres://heizmarkt:${this.#passwords.shop}@${place}`,
        ownerUrl: `postgres://heizmarkt_owner:${this.#passwords.owner}@${place}`
      }
    }
    throw new Error("There is no primary")
  }

  /** Finds the synchronous standby that commits wait for. */
  async standby(): Promise<Database> {
    const found = (await members(this.layout)).find(({ role }) => role === "sync_standby")
    const database = this.databases.find(({ machine }) => machine === found?.machine)
    if (database === undefined) throw new Error("There is no synchronous standby")
    return database
  }

  /** Creates the shop's roles and database, and pgBackRest's stanza, with the files and commands of docs/cluster.md. */
  async #createShop(): Promise<void> {
    const { database } = await this.primary()
    const home = homeOf(this.layout, database.machine)
    const port = String(database.machine.postgres)
    const sql = join(root, "deploy/cluster/create-shop.sql")
    const connection = ["-X", "-q", "-h", home, "-p", port, "-d", "postgres", "-v", "ON_ERROR_STOP=1"]
    const { owner, shop } = this.#passwords
    const given = ["-v", `owner_password=${owner}`, "-v", `password=${shop}`]
    await runCommand(this.layout, ["psql", ...connection, ...given, "-f", sql])
    await this.pgbackrest(database, "stanza-create")
  }

  /** Runs a command of pgBackRest with the configuration of a machine. */
  async pgbackrest({ pgbackrest }: Database, ...command: ReadonlyArray<string>): Promise<void> {
    await runCommand(this.layout, ["pgbackrest", `--config=${pgbackrest}`, "--stanza=heizmarkt", ...command])
  }

  /** Replaces a stopped server process of the shop with one of another release, and starts it. */
  replaceCopy(shop: Shop, release: string): void {
    if (this.#isOver) return
    const copy = copyOf(this.layout, shop.machine, this.#passwords, release)
    this.#shops[this.#shops.indexOf(shop)] = { ...shop, copy }
    copy.start()
  }

  /** Ends everything in order, and deletes the folder unless `keep` is set; returns what could not be removed. */
  async stop(keep: boolean): Promise<ReadonlyArray<string>> {
    this.#isOver = true
    await this.balancer.end()
    await Promise.all(this.#shops.map(({ copy }) => copy.end()))
    await Promise.all(this.#shops.map(({ router }) => router.end()))
    await Promise.all(this.databases.map(({ patroni }) => patroni.end()))
    await Promise.all(this.databases.map(({ etcd }) => etcd.end()))
    await endProcesses(this.layout)
    removeNetwork(this.layout)
    removeDisks(this.layout)
    removeClocks(this.layout)
    if (!keep) rmSync(this.layout.folder, { recursive: true, force: true })
    return tracesLeft(this.layout, keep)
  }
}
