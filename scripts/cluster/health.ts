import { request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { Schema } from "effect"
import type { DatabaseMachine, Layout } from "./layout.ts"

const readMembers = Schema.decodeUnknownSync(
  Schema.Struct({
    members: Schema.Array(
      Schema.Struct({
        name: Schema.String,
        role: Schema.String,
        state: Schema.String,
        timeline: Schema.optional(Schema.Number)
      })
    )
  })
)

/**
 * A member as reported by Patroni: `leader`, `sync_standby` or `replica`; the states `running` and `streaming` are
 * healthy.
 */
export interface Member {
  readonly machine: DatabaseMachine
  readonly role: string
  readonly state: string
  /** The timeline; `undefined` while it is unknown. */
  readonly timeline: number | undefined
}

/** Returns the response of a URL within two seconds, on a separate connection; `undefined` if there is none. */
const answered = (url: string): Promise<{ readonly status: number; readonly text: string } | undefined> =>
  new Promise((resolve) => {
    const asked = request(url, { agent: false, timeout: 2000 }, (answer) => {
      let text = ""
      answer.setEncoding("utf8")
      answer.on("data", (chunk: string) => (text += chunk))
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.once("error", () => resolve(undefined))
    })
    asked.once("timeout", () => asked.destroy())
    asked.once("error", () => resolve(undefined))
    asked.end()
  })

/** Returns the members of the cluster as reported by the first one that responds; an empty list if none responds. */
export const members = async ({ databases }: Layout): Promise<ReadonlyArray<Member>> => {
  for (const { host, patroni } of databases) {
    const said = await answered(`http://${host}:${patroni}/cluster`)
    if (said === undefined || said.text === "") continue
    return readMembers(JSON.parse(said.text)).members.flatMap((member) => {
      const machine = databases.find(({ name }) => name === member.name)
      const { role, state, timeline } = member
      return machine === undefined ? [] : [{ machine, role, state, timeline }]
    })
  }
  return []
}

/** Returns what each Patroni reports of itself and of all members, to be stored with the logs of a failed round. */
export const reportedStates = async ({ databases }: Layout): Promise<string> => {
  const lines = []
  for (const { name, host, patroni } of databases)
    for (const path of ["patroni", "cluster"]) {
      const said = await answered(`http://${host}:${patroni}/${path}`)
      lines.push(`${name} /${path}: ${said === undefined ? "no answer" : `${said.status} ${said.text}`}`)
    }
  return `${lines.join("\n")}\n`
}

/** Returns whether a machine reports that it is the primary and has Patroni's leader lock. */
export const isPrimary = async ({ host, patroni }: DatabaseMachine): Promise<boolean> =>
  (await answered(`http://${host}:${patroni}/primary`))?.status === 200

const isUp = ({ state }: Member) => state === "running" || state === "streaming"

/**
 * Returns the first problem of the databases; `undefined` if all three work, one of them as the synchronous standby.
 */
const databasesAmiss = async (layout: Layout): Promise<string | undefined> => {
  const found = await members(layout)
  const up = found.filter(isUp)
  const roles = up.map(({ role }) => role)
  // a member on an older timeline does not follow the primary, and waits to be rewound
  const timelines = new Set(up.map(({ timeline }) => timeline))
  if (
    timelines.size > 1 ||
    up.length < layout.databases.length ||
    !roles.includes("leader") ||
    !roles.includes("sync_standby")
  )
    return `databases ${found.map(({ machine, role, state, timeline }) => `${machine.name} ${role} ${state} ${timeline ?? "?"}`).join(", ")}`
  for (const { host, etcd, patroni, name } of layout.databases) {
    if ((await answered(`http://${host}:${etcd}/health`))?.status !== 200) return `etcd of ${name}`
    // the state is requested from the member itself, because the state that the other members report is several seconds
    // old
    if ((await answered(`http://${host}:${patroni}/health`))?.status !== 200) return `PostgreSQL of ${name}`
  }
  return undefined
}

const shopsAmiss = async ({ shops, balancer }: Layout): Promise<string | undefined> => {
  for (const { host, port, name } of shops)
    if ((await answered(`http://${host}:${port}/ready`))?.status !== 200) return `copy of ${name}`
  return (await answered(`http://${balancer}/health`))?.status === 200 ? undefined : "balancer"
}

/**
 * Waits until `amiss` names nothing any more; `patience` is the time limit in seconds.
 *
 * @throws after that time, with what is still amiss
 */
export const until = async (amiss: () => Promise<string | undefined>, patience: number): Promise<void> => {
  const begun = performance.now()
  let last = await amiss()
  while (last !== undefined) {
    if (performance.now() - begun > patience * 1000) throw new Error(`Not after ${patience} s: ${last}`)
    await pause(200)
    last = await amiss()
  }
}

/** Waits until there is a primary. */
export const untilLed = (layout: Layout, patience: number): Promise<void> =>
  until(
    async () =>
      (await members(layout)).some((member) => member.role === "leader" && isUp(member))
        ? undefined
        : "no primary",
    patience
  )

/** Waits until all databases and etcd are healthy. */
export const untilDatabasesWell = (layout: Layout, patience: number): Promise<void> =>
  until(() => databasesAmiss(layout), patience)

/** Waits until everything is healthy. */
export const untilWell = (layout: Layout, patience: number): Promise<void> =>
  until(async () => (await databasesAmiss(layout)) ?? (await shopsAmiss(layout)), patience)

/** Waits until one server process is ready. */
export const untilReady = (url: string, patience: number): Promise<void> =>
  until(async () => ((await answered(`${url}/ready`))?.status === 200 ? undefined : url), patience)
