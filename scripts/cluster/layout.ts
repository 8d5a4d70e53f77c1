import { join } from "node:path"
import type { Values } from "./fill-template.ts"

/** A machine of the cluster, or its local substitute: a network namespace, or separate ports on loopback. */
export interface Machine {
  readonly name: string
  readonly host: string
}

/** A machine with PostgreSQL, Patroni and etcd. */
export interface DatabaseMachine extends Machine {
  readonly etcd: number
  readonly etcdPeers: number
  readonly etcdMetrics: number
  readonly patroni: number
  readonly postgres: number
}

/** A machine with a server process of the shop, and the HAProxy that forwards its connections to the primary. */
export interface ShopMachine extends Machine {
  readonly port: number
  readonly router: number
  readonly metrics: number
}

/** Locations of all parts of a cluster on one machine. */
export interface Layout {
  readonly folder: string
  readonly databases: ReadonlyArray<DatabaseMachine>
  readonly shops: ReadonlyArray<ShopMachine>
  /** Address for callers, `host:port`. */
  readonly balancer: string
  /** Address for Prometheus, `host:port`. */
  readonly balancerMetrics: string
  /** Network from which databases and server processes are accessed. */
  readonly network: string
  /** The bridge between the namespaces; `undefined` if everything is on loopback. */
  readonly bridge: string | undefined
  /** Size in MB of the separate disk of each database machine; `undefined` if they use this machine's disk. */
  readonly diskMb?: number | undefined
  /** Whether each machine has a clock of its own. */
  readonly hasClocks?: boolean
}

const three = [1, 2, 3]

/**
 * Possible numbers of server processes in a cluster: more would need more connections than PostgreSQL allows (decision
 * 111).
 */
export const copyCounts: ReadonlyArray<number> = [2, 3, 4]

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Returns a layout with everything on loopback: forty ports starting at `base`. */
export const loopbackLayout = (folder: string, base: number, copies: number): Layout => ({
  folder,
  databases: three.map((number) => ({
    name: `db${number}`,
    host: "127.0.0.1",
    etcd: base + 10 * number,
    etcdPeers: base + 10 * number + 1,
    etcdMetrics: base + 10 * number + 4,
    patroni: base + 10 * number + 2,
    postgres: base + 10 * number + 3
  })),
  shops: upTo(copies).map((number) => ({
    name: `shop${number}`,
    host: "127.0.0.1",
    port: base + number,
    router: base + 4 + number,
    metrics: base + 40 + number
  })),
  balancer: `127.0.0.1:${base}`,
  balancerMetrics: `127.0.0.1:${base + 9}`,
  network: "127.0.0.1/32",
  bridge: undefined
})

/** Addresses that are not used on the internet (RFC 2544: for tests between devices). */
const prefix = "198.18.45"

/** Returns a layout with a namespace for each machine, and the ports of separate machines; callers use loopback. */
export const namespaceLayout = (folder: string, base: number, copies: number): Layout => ({
  folder,
  databases: three.map((number) => ({
    name: `db${number}`,
    host: `${prefix}.${10 + number}`,
    etcd: 2379,
    etcdPeers: 2380,
    etcdMetrics: 2381,
    patroni: 8008,
    postgres: 5432
  })),
  shops: upTo(copies).map((number) => ({
    name: `shop${number}`,
    host: `${prefix}.${20 + number}`,
    port: 4200,
    router: 5432,
    metrics: 9464
  })),
  balancer: `127.0.0.1:${base}`,
  balancerMetrics: `127.0.0.1:${base + 9}`,
  network: `${prefix}.0/24`,
  bridge: `hz${base}`
})

/**
 * This machine, on which the balancer runs. Callers reach it through loopback; it reaches the other machines through
 * the bridge.
 */
export const balancerMachine: Machine = { name: "front", host: `${prefix}.1` }

/** Passwords of one cluster, and the key that encrypts the secrets in its database. */
export interface Passwords {
  readonly patroni: string
  readonly superuser: string
  readonly replication: string
  /** Password of the role that owns the tables. */
  readonly owner: string
  /** Password of the role that the shop uses. */
  readonly shop: string
  readonly wrappingKey: string
}

/** Returns the folder of one machine's data. */
export const homeOf = ({ folder }: Layout, { name }: Machine): string => join(folder, name)

/** Returns the folder that all server processes share, in which they record erasures. */
export const erasuresFolder = ({ folder }: Layout): string => join(folder, "erasures")

const servers = (lines: ReadonlyArray<string>) => lines.map((line) => `    server ${line}`).join("\n")

const sharedValues = (layout: Layout, passwords: Passwords): Values => ({
  ETCD_MEMBERS: layout.databases
    .map(({ name, host, etcdPeers }) => `${name}=http://${host}:${etcdPeers}`)
    .join(","),
  ETCD_HOSTS: layout.databases.map(({ host, etcd }) => `${host}:${etcd}`).join(","),
  DATABASE_NETWORK: layout.network,
  SHOP_NETWORK: layout.network,
  PATRONI_PASSWORD: passwords.patroni,
  SUPERUSER_PASSWORD: passwords.superuser,
  REPLICATION_PASSWORD: passwords.replication,
  OWNER_PASSWORD: passwords.owner,
  SHOP_PASSWORD: passwords.shop,
  WRAPPING_KEY: passwords.wrappingKey,
  ERASURES_FILE: join(erasuresFolder(layout), "erasures"),
  PGBACKREST_REPOSITORY: join(layout.folder, "backups"),
  WATCHDOG: "off",
  POSTGRES_SERVERS: servers(
    layout.databases.map(
      ({ name, host, postgres, patroni }) => `${name} ${host}:${postgres} check port ${patroni}`
    )
  ),
  SHOP_SERVERS: servers(layout.shops.map(({ name, host, port }) => `${name} ${host}:${port} check`)),
  SHOP_HOST: layout.balancer,
  BALANCER_ADDRESS: layout.balancer,
  BALANCER_METRICS_ADDRESS: layout.balancerMetrics,
  // the simulated buyers send requests from many networks, as if a proxy stood in front of HAProxy
  BALANCER_NETWORKS: "127.0.0.1,198.18.45.1"
})

/** Returns the values for the configurations of a database machine. */
export const databaseValues = (layout: Layout, machine: DatabaseMachine, passwords: Passwords): Values => {
  const home = homeOf(layout, machine)
  return {
    ...sharedValues(layout, passwords),
    NODE: machine.name,
    HOST: machine.host,
    ETCD_PORT: String(machine.etcd),
    ETCD_PEER_PORT: String(machine.etcdPeers),
    ETCD_METRICS_PORT: String(machine.etcdMetrics),
    ETCD_DATA: join(home, "etcd"),
    PATRONI_PORT: String(machine.patroni),
    POSTGRES_PORT: String(machine.postgres),
    POSTGRES_DATA: join(home, "postgresql"),
    POSTGRES_RUN: home,
    PGBACKREST_CONFIG: join(home, "pgbackrest.conf"),
    PGBACKREST_RUN: home
  }
}

/** Returns the values for the configurations of a shop machine. */
export const shopValues = (layout: Layout, machine: ShopMachine, passwords: Passwords): Values => ({
  ...sharedValues(layout, passwords),
  HOST: machine.host,
  ROUTER_PORT: String(machine.router),
  METRICS_PORT: String(machine.metrics)
})

/** Returns the values for the configuration of the balancer. */
export const balancerValues = sharedValues
