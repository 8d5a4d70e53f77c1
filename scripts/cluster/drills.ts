import { setTimeout as pause } from "node:timers/promises"
import type { Cluster } from "./cluster.ts"
import { postmasterOf } from "./database-services.ts"
import { fillDisk, makeRoom } from "./disks.ts"
import { jump } from "./jump.ts"
import { balancerMachine, type Machine } from "./layout.ts"
import { setCable } from "./network.ts"
import type { Service } from "./service.ts"
import { writeUntilFull } from "./write-wal.ts"

/** A fault and its repair. Faults that the services repair themselves need no repair here. */
export interface Drill {
  readonly needsNamespaces?: boolean
  /** Whether each database machine needs a disk of its own, which is made only where the drill is named. */
  readonly needsDisks?: boolean
  /** Whether each machine needs a clock of its own, which it has only where the drill is named. */
  readonly needsClocks?: boolean
  /** Maximum number of seconds without writes; if `undefined`, the time is only reported. */
  readonly bound?: number
  /** Injects the fault, repairs what an operator would repair, and then settles. */
  readonly strike: (cluster: Cluster, round: number) => Promise<void>
}

/** How long a service stays stopped or a cable unplugged, in ms. */
const away = 15_000

/** How far a clock jumps, in seconds. */
const hour = 3600

const pick = <Item>(items: ReadonlyArray<Item>, round: number): Item => {
  const item = items[round % items.length]
  if (item === undefined) throw new Error("Nothing to strike at")
  return item
}

const killPostgres = (cluster: Cluster, machine: Parameters<typeof postmasterOf>[1]): void => {
  const pid = postmasterOf(cluster.layout, machine)
  if (pid === undefined) throw new Error(`No PostgreSQL runs on ${machine.name}`)
  process.kill(pid, "SIGKILL")
}

const cut = async (cluster: Cluster, machine: Machine): Promise<void> => {
  setCable(cluster.layout, machine, "down")
  await pause(away)
  setCable(cluster.layout, machine, "up")
}

const stopFor = async (service: Service, ms: number): Promise<void> => {
  await service.stop()
  await pause(ms)
  service.start()
}

/**
 * All drills by name. The time limit of the databases is a requirement; the other limits follow from the settings
 * (decision 111).
 */
export const drills: Readonly<Record<string, Drill>> = {
  "kill-primary": {
    bound: 10,
    strike: async (cluster) => killPostgres(cluster, (await cluster.primary()).database.machine)
  },
  "kill-replica": {
    bound: 10,
    strike: async (cluster) => killPostgres(cluster, (await cluster.standby()).machine)
  },
  "kill-machine": {
    bound: 20,
    strike: async (cluster) => {
      const { database } = await cluster.primary()
      database.patroni.kill()
      database.etcd.kill()
      killPostgres(cluster, database.machine)
    }
  },
  "kill-etcd": {
    bound: 10,
    strike: async (cluster, round) => pick(cluster.databases, round).etcd.kill()
  },
  "kill-balancer": { bound: 10, strike: async (cluster) => cluster.balancer.kill() },
  "kill-router": { bound: 10, strike: async (cluster, round) => pick(cluster.shops, round).router.kill() },
  "kill-copy": { bound: 10, strike: async (cluster, round) => pick(cluster.shops, round).copy.kill() },
  "stop-primary": {
    bound: 10,
    strike: async (cluster) => {
      await stopFor((await cluster.primary()).database.patroni, away)
    }
  },
  "stop-replica": {
    bound: 10,
    strike: async (cluster) => {
      await stopFor((await cluster.standby()).patroni, away)
    }
  },
  "stop-etcd": {
    bound: 10,
    strike: async (cluster, round) => {
      await stopFor(pick(cluster.databases, round).etcd, away)
    }
  },
  "stop-copy": {
    bound: 2,
    strike: async (cluster, round) => {
      await stopFor(pick(cluster.shops, round).copy, away)
    }
  },
  // there is only one balancer, and no request gets through while it is stopped. It is therefore stopped only for as
  // long as an update of its package takes
  "stop-balancer": { bound: 10, strike: async (cluster) => stopFor(cluster.balancer, 2000) },
  "stop-router": {
    bound: 10,
    strike: async (cluster, round) => stopFor(pick(cluster.shops, round).router, away)
  },
  "cut-primary": {
    needsNamespaces: true,
    bound: 20,
    strike: async (cluster) => cut(cluster, (await cluster.primary()).database.machine)
  },
  "cut-replica": {
    needsNamespaces: true,
    bound: 15,
    strike: async (cluster) => cut(cluster, (await cluster.standby()).machine)
  },
  "cut-copy": {
    needsNamespaces: true,
    bound: 25,
    strike: async (cluster, round) => cut(cluster, pick(cluster.shops, round).machine)
  },
  // there is only one balancer, so the 15 s of its absence are part of the time without writes
  "cut-balancer": {
    needsNamespaces: true,
    bound: 25,
    strike: async (cluster) => cut(cluster, balancerMachine)
  },
  // the disk of the primary with its WAL, and with etcd and Patroni, is full for 15 s
  "full-disk": {
    needsDisks: true,
    bound: 20,
    strike: async (cluster) => {
      const { database, url } = await cluster.primary()
      fillDisk(cluster.layout, database.machine)
      try {
        await writeUntilFull(url)
        await pause(away)
      } finally {
        makeRoom(cluster.layout, database.machine)
      }
    }
  },
  // the clock of the primary, then that of a copy, jumps by an hour, ahead and back in turn, and is right again after
  // 15 s; etcd, which is not linked with the system's library, keeps the real time
  "jump-clock": {
    needsClocks: true,
    strike: async (cluster, round) => {
      const machine =
        round % 4 < 2 ? (await cluster.primary()).database.machine : pick(cluster.shops, round).machine
      await jump(cluster, machine, round % 2 === 0 ? hour : -hour)
      await pause(away)
      await jump(cluster, machine, 0)
    }
  }
}

export const drillNames: ReadonlyArray<string> = Object.keys(drills)
