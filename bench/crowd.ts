import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import { parentPort } from "node:worker_threads"
import { fromManyNetworks } from "./accounts-data.ts"

/** Responses that a crowd of clients received. */
export interface CrowdReport {
  readonly waves: number
  /** Number of responses by status; a 503 without Retry-After is counted as "503 without Retry-After". */
  readonly answers: Readonly<Record<string, number>>
}

// arguments: target origin and number of clients
const [, , origin = "", count = ""] = process.argv
const size = Number(count)
const { hostname, port, host } = new URL(origin)
const answers: Record<string, number> = {}
const headersOf = await fromManyNetworks(origin)
let signIns = 0

const signInBytes = (): string => {
  const body = JSON.stringify({
    UserName: `crowd-${signIns++}@bench.example`,
    Password: "nicht das Kennwort"
  })
  const headers = { host, ...headersOf(), "content-length": String(Buffer.byteLength(body)) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return ["POST /api/account/jwt/anmelden HTTP/1.1", ...lines, "", body].join("\r\n")
}

const noteAnswer = (head: string): void => {
  const status = /^HTTP\/1\.1 (\d{3})/u.exec(head)?.[1] ?? "no status"
  const isMute = status === "503" && !/^retry-after:/imu.test(head)
  const name = isMute ? "503 without Retry-After" : status
  answers[name] = (answers[name] ?? 0) + 1
}

/** Waits for one response: its head, then the number of bytes that the head declares. */
const answered = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    let text = ""
    const hear = (chunk: string) => {
      text += chunk
      const end = text.indexOf("\r\n\r\n")
      if (end < 0) return
      const head = text.slice(0, end)
      const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? Number.NaN)
      const isChunked = /^transfer-encoding: chunked/imu.test(head)
      if (isChunked ? !text.endsWith("0\r\n\r\n") : text.length - end - 4 < length) return
      socket.off("data", hear).off("error", reject)
      noteAnswer(head)
      resolve()
    }
    socket.on("data", hear).once("error", reject)
  })

// plain sockets are used, because the crowd runs on the same cores as the shop and must not take CPU time from it
const sockets = await Promise.all(
  Array.from({ length: size }, async () => {
    const socket = connect({ host: hostname, port: Number(port) })
      .setEncoding("utf8")
      .setNoDelay(true)
    await once(socket, "connect")
    return socket
  })
)

let isOver = false
parentPort?.once("message", () => {
  isOver = true
})
let waves = 0
while (!isOver) {
  const requests = sockets.map(() => signInBytes())
  await Promise.all(
    sockets.map((socket, index) => {
      const heard = answered(socket)
      socket.write(requests[index] ?? "")
      return heard
    })
  )
  waves += 1
  if (waves === 1) parentPort?.postMessage("first")
  // a refused visitor tries again after the `Retry-After` of one second
  await pause(1000)
}
for (const socket of sockets) socket.destroy()
const report: CrowdReport = { waves, answers }
parentPort?.postMessage(report)
