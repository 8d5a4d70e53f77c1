import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { type IncomingHttpHeaders, request as httpRequest } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { freePort } from "../../../tools/child.ts"
import { projectRoot } from "../project-root.ts"

/** Whether Debian's Varnish package is installed. */
export const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0

export interface Varnish {
  /** Port for visitors. */
  readonly port: number
  /** Address at which the shop purges pages. */
  readonly purgeUrl: string
  /** Starts to forward requests to the shop at this port. */
  readonly start: (shopPort: number) => Promise<void>
  readonly stop: () => Promise<void>
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })

/** Starts Varnish with deploy/cdn/varnish.vcl, unchanged except for the shop's port, on free ports of this machine. */
export const openVarnish = async (): Promise<Varnish> => {
  const folder = mkdtempSync(join(tmpdir(), "heizmarkt-varnish-"))
  const [port, purgePort] = [await freePort(), await freePort()]
  let end = async () => {}
  return {
    port,
    purgeUrl: `http://127.0.0.1:${purgePort}/`,
    start: async (shopPort) => {
      const file = join(folder, "shop.vcl")
      const vcl = readFileSync(join(projectRoot, "deploy/cdn/varnish.vcl"), "utf8")
      writeFileSync(file, vcl.replace('.port = "4200";', `.port = "${shopPort}";`))
      const options = [
        // Varnish runs as the user of the test, whose folder other users cannot read
        ["-j", "none", "-F", "-n", join(folder, "work")],
        ["-a", `http=127.0.0.1:${port},HTTP`, "-a", `purge=127.0.0.1:${purgePort},HTTP`],
        ["-T", "none", "-s", "malloc,128m", "-f", file],
        [
          "-p",
          "http_gzip_support=off",
          "-p",
          "backend_idle_timeout=4",
          "-p",
          "thread_pool_min=10",
          "-p",
          "thread_pools=1"
        ]
      ].flat()
      const child = spawn("varnishd", options, { stdio: ["ignore", "pipe", "pipe"] })
      let said = ""
      for (const out of [child.stdout, child.stderr])
        out.on("data", (chunk: Buffer) => (said += chunk.toString()))
      end = async () => {
        if (child.exitCode !== null) return
        const gone = once(child, "exit")
        child.kill("SIGTERM")
        await gone
      }
      for (let attempt = 0; !(await accepts(port)); attempt++) {
        if (child.exitCode !== null || attempt > 300) throw new Error(`varnishd did not start:\n${said}`)
        await pause(100)
      }
    },
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

export interface CdnAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const unpacked = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (encoding === "br") return brotliDecompressSync(bytes)
  return encoding === "gzip" ? gunzipSync(bytes) : bytes
}

/** Sends a request to a port of this machine. */
export const askAt = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = "GET"
): Promise<CdnAnswer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: "127.0.0.1", port, path, method, headers, agent: false })
    request.once("error", reject)
    request.once("response", (response) => {
      buffer(response).then((bytes) => {
        const { statusCode: status = 0, headers: told } = response
        resolve({ status, headers: told, body: unpacked(bytes, told["content-encoding"]).toString() })
      }, reject)
    })
    request.end()
  })
