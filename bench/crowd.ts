import { Agent, request } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { parentPort } from "node:worker_threads"
import { fromManyNetworks } from "./accounts-data.ts"

/** What a crowd was answered. */
export interface CrowdReport {
  readonly waves: number
  /** By status; 503 without Retry-After stands under "503 without Retry-After". */
  readonly answers: Readonly<Record<string, number>>
}

// where to, and how many at once
const [, , origin = "", count = ""] = process.argv
const size = Number(count)
const agent = new Agent({ keepAlive: true, maxSockets: size })
const answers: Record<string, number> = {}
const headersOf = await fromManyNetworks(origin)
let signIns = 0

const signIn = () =>
  new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({
      UserName: `crowd-${signIns++}@bench.example`,
      Password: "nicht das Kennwort"
    })
    const headers = { ...headersOf(), "content-length": Buffer.byteLength(body) }
    const call = request(
      `${origin}/api/account/jwt/anmelden`,
      { method: "POST", agent, headers },
      (response) => {
        const { statusCode = 0 } = response
        const isMute = statusCode === 503 && response.headers["retry-after"] === undefined
        const name = isMute ? "503 without Retry-After" : String(statusCode)
        answers[name] = (answers[name] ?? 0) + 1
        response.resume().once("end", resolve).once("error", reject)
      }
    )
    call.once("error", reject)
    call.end(body)
  })

let isOver = false
parentPort?.once("message", () => {
  isOver = true
})
let waves = 0
while (!isOver) {
  await Promise.all(Array.from({ length: size }, signIn))
  waves += 1
  if (waves === 1) parentPort?.postMessage("first")
  // whoever was refused comes again when he was told to
  await pause(1000)
}
agent.destroy()
const report: CrowdReport = { waves, answers }
parentPort?.postMessage(report)
