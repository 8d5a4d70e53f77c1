import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../tools/child.ts"
import { askIn } from "./database.ts"

const cwd = resolve(import.meta.dirname, "..")

/** One place in the format of GeoNames. */
const munich = "DE\t80331\tMünchen\tBayern\tBY\tOberbayern\t091\tMünchen\t09162\t48.13\t11.57\t4\n"

/** A separate shop on an empty database, and the commands for it (docs/operations.md). */
export interface EmptyShop {
  readonly origin: string
  readonly ask: ReturnType<typeof askIn>
  /** Runs a command as `npm run` does, and returns its output. */
  readonly run: (script: string, ...words: ReadonlyArray<string>) => Promise<string>
  /** Path of a file of postal codes in the downloaded format. */
  readonly places: string
  readonly end: () => Promise<void>
}

export const emptyShop = async (): Promise<EmptyShop> => {
  const data = mkdtempSync(join(tmpdir(), "empty-shop-"))
  chmodSync(data, 0o755) // PostgreSQL's user must get in
  const places = join(data, "DE.txt")
  writeFileSync(places, munich)
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: "production", DATA: data, SITE: "docs/site.json" }
  const server = spawn(process.execPath, ["src/server/main.mjs"], {
    cwd,
    env: { ...env, SAMPLE_DATA: "no", WEB_BUILD: "no", TRUSTED_PROXIES: "127.0.0.1,::1", PORT: String(port) },
    stdio: "ignore"
  })
  const serves = async () =>
    (await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.ok === true
  for (let look = 0; !(await serves()); look++) {
    if (look === 600) throw new Error("The empty shop does not serve")
    await pause(100)
  }
  return {
    origin: `http://localhost:${port}`,
    ask: askIn(data),
    places,
    run: async (script, ...words) => {
      const child = spawn(process.execPath, [`scripts/${script}`, ...words], {
        cwd,
        env,
        stdio: ["ignore", "pipe", "inherit"]
      })
      let out = ""
      child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString("utf8")))
      await once(child, "close")
      if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode}: ${out}`)
      return out
    },
    end: async () => {
      server.kill("SIGTERM")
      await once(server, "exit")
      rmSync(data, { recursive: true, force: true })
    }
  }
}
