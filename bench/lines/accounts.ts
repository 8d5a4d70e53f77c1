import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { fromManyNetworks, makeCustomers } from "../accounts-data.ts"
import { servedZip } from "../calculation.ts"
import type { Child } from "../../tools/child.ts"
import type { CrowdReport } from "../crowd.ts"
import { median, type NextShot } from "../load.ts"
import { rankSumP } from "../rank-sum.ts"
import { atPace } from "../steady.ts"
import type { Line } from "../table.ts"

/** Number of measured calls for each kind of mailbox (rule account.neutral). */
const each = 200
const warmUp = 20

/**
 * Returns the times in ms of a call for known mailboxes, for a control group of known mailboxes, and for unknown
 * mailboxes, measured alternately.
 */
const timesOf = async (
  origin: string,
  path: string,
  payloadOf: (email: string) => object
): Promise<Readonly<Record<"known" | "control" | "unknown", ReadonlyArray<number>>>> => {
  const headersOf = await fromManyNetworks(origin)
  const times = { known: Array<number>(), control: Array<number>(), unknown: Array<number>() }
  const kinds = ["known", "control", "unknown"] as const
  for (let round = 0; round < warmUp + each; round++)
    for (let turn = 0; turn < kinds.length; turn++) {
      const kind = kinds[(round + turn) % kinds.length] ?? "known"
      const body = JSON.stringify(payloadOf(`${kind}-${round}@bench.example`))
      const init = { method: "POST", headers: headersOf(), body }
      const begun = performance.now()
      const answer = await fetch(origin + path, init)
      await answer.arrayBuffer()
      const passed = performance.now() - begun
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} to ${kind}`)
      if (round >= warmUp) times[kind].push(passed)
    }
  return times
}

const timing = async (
  name: string,
  origin: string,
  path: string,
  payloadOf: (email: string) => object
): Promise<Line> => {
  const { known, control, unknown } = await timesOf(origin, path, payloadOf)
  const difference = Math.abs(median(known) - median(unknown))
  const noise = Math.abs(median(known) - median(control))
  return {
    kind: "atMost",
    name: `${name}, known ~ unknown, of the median`,
    value: difference / median(known),
    limit: 0.05,
    detail: `${median(known).toFixed(2)} : ${median(unknown).toFixed(2)} ms, p ${rankSumP(known, unknown).toFixed(2)}; known : known ${(noise / median(known)).toFixed(4)}, p ${rankSumP(known, control).toFixed(2)}; ${each} each`
  }
}

/**
 * Creates requests for lists that no one has requested before, so that the shop must calculate and render each list.
 */
const newLists = (): NextShot => {
  let amount = 8000
  return () => ({ path: `/holzpellets-lose/angebotsliste?zipCode=${servedZip}&amount=${amount++}` })
}

/** Measures offer list requests while 500 users sign in at the same time, again and again. */
const crowded = async (shop: Child): Promise<ReadonlyArray<Line>> => {
  const next = newLists()
  const pace = { perSecond: 10, seconds: 30 }
  await atPace({ ...shop, next }, { ...pace, seconds: 3 })
  const before = await atPace({ ...shop, next }, pace)
  const crowd = new Worker(new URL("../crowd.ts", import.meta.url), { argv: [shop.origin, "500"] })
  const heard = once(crowd, "message")
  await heard
  const meanwhile = await atPace({ ...shop, next }, pace)
  crowd.postMessage("enough")
  const [{ waves, answers }] = (await once(crowd, "message")) as [CrowdReport]
  const others = Object.keys(answers).filter((name) => name !== "200" && name !== "503")
  // decision 020 sets a limit of 200 ms. Here the simulated users run on the same cores as the shop, so the measurement
  // judges only the ratio of the times with and without the sign-ins
  const detail = `p99 ${meanwhile.p99.toFixed(1)} : ${before.p99.toFixed(1)} ms, median ${meanwhile.median.toFixed(1)} : ${before.median.toFixed(1)} ms, ${pace.perSecond} new lists a second; ${waves} waves of 500: ${JSON.stringify(answers)}`
  return [
    {
      kind: "atMost",
      name: "500 sign-ins at once, p99 of the list",
      value: meanwhile.p99 / before.p99,
      limit: 8,
      detail
    },
    {
      kind: "atMost",
      name: "500 sign-ins at once, odd answers",
      value: others.length,
      limit: 0,
      detail: others.join() || "200, or 503 with Retry-After"
    }
  ]
}

/**
 * Measures whether response times reveal which addresses have an account, and whether many simultaneous sign-ins slow
 * down all other requests.
 */
export const accounts = async (shop: Child, dataDir: string): Promise<ReadonlyArray<Line>> => {
  for (const kind of ["known", "control"]) await makeCustomers(dataDir, kind, warmUp + each)
  return [
    await timing("sign-in", shop.origin, "/api/account/jwt/anmelden", (email) => ({
      UserName: email,
      Password: "nicht das Kennwort"
    })),
    await timing("reset", shop.origin, "/api/account/kennwort-vergessen", (email) => ({ Email: email })),
    ...(await crowded(shop))
  ]
}
