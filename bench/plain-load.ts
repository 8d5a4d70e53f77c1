import { connect } from "node:net"
import type { load, NextShot, Shot } from "./load.ts"
import { cpuMs } from "./process-cpu.ts"

const endOfHead = "\r\n\r\n"

const written = (host: string, { path, method = "GET", headers = {}, body = "" }: Shot): string => {
  const sent = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) }
  const lines = Object.entries({ host, ...headers, ...sent }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n")
}

/** How many bytes an answer has, by its first chunk; anything but a whole answer with 200 is an error. */
const bytesOf = (origin: string, chunk: Buffer): number => {
  const end = chunk.indexOf(endOfHead)
  const head = chunk.toString("latin1", 0, Math.max(end, 0))
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1]
  if (end < 0 || length === undefined || !head.startsWith("HTTP/1.1 200 "))
    throw new Error(`${origin}: not an answer with 200 and its length: ${head}`)
  return end + endOfHead.length + Number(length)
}

/** One connection that asks again as soon as it is answered; ends when `isOver`. */
const askInTurn = (origin: string, next: NextShot, isOver: () => boolean, onAnswer: (ms: number) => void) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname).setNoDelay(true)
    let left = 0
    let asked = 0
    const ask = () => {
      asked = performance.now()
      socket.write(written(host, next()))
    }
    socket.once("connect", ask).once("error", reject)
    socket.once("close", () => reject(new Error(`${origin} closed a connection`)))
    socket.on("data", (chunk) => {
      if (left === 0) left = bytesOf(origin, chunk)
      left -= chunk.length
      if (left < 0) socket.destroy(new Error(`${origin} answered more than it said`))
      if (left !== 0) return
      onAnswer(performance.now() - asked)
      if (!isOver()) return ask()
      resolve()
      socket.destroy()
    })
  })

/**
 * `load` by plain sockets, which look at nothing but the length of each answer. A full client needs more CPU for an answer
 * from memory than its server does: the server then waits for it, and what it pays for waking up hides what an answer costs.
 */
export const plainLoad: typeof load = async ({ pid, origin, next }, { connections, seconds }) => {
  const times: Array<number> = []
  const before = cpuMs(pid)
  const begun = performance.now()
  const isOver = () => performance.now() - begun >= seconds * 1000
  const note = (ms: number) => void times.push(ms)
  await Promise.all(Array.from({ length: connections }, () => askInTurn(origin, next, isOver, note)))
  const passed = (performance.now() - begun) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return {
    requestsPerSecond: times.length / passed,
    cpuMsPerRequest: (cpuMs(pid) - before) / times.length,
    median: at(0.5),
    p99: at(0.99)
  }
}
