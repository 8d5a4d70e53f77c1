import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { migrate } from "../../src/server/db/migrate.ts"
import { projectRoot } from "../../src/server/project-root.ts"
import { writeDealerFiles } from "../dealer-files.ts"
import { inDatabase } from "../in-database.ts"
import type { Line } from "../table.ts"

const numbers = { dealers: 1500, prices: 200 }
const rows = numbers.dealers * numbers.prices

/** Returns the peak memory of a process so far, in MB; 0 once the process has ended. */
const peakOf = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    return Number(/^VmHWM:\s+(\d+) kB/mu.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Runs the same script as `npm run dealers:import`. */
const run = async (dataDir: string, folder: string) => {
  const begun = performance.now()
  const child = spawn(process.execPath, ["scripts/dealers-import.ts", folder], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], DATA: dataDir },
    stdio: ["ignore", "inherit", "ignore"]
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid))
  }, 50)
  await once(child, "close")
  clearInterval(watch)
  if (child.exitCode !== 0) throw new Error(`dealers:import ended with ${child.exitCode}`)
  return { seconds: (performance.now() - begun) / 1000, peak }
}

/** Measures the import of the dealers' files of a whole market: the first import, and a second one without changes. */
export const dealerLists = async (): Promise<ReadonlyArray<Line>> => {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-lists-"))
  chmodSync(dataDir, 0o755) // PostgreSQL's user must get in
  const folder = join(dataDir, "files")
  try {
    await writeDealerFiles(folder, numbers)
    const measured: Array<Awaited<ReturnType<typeof run>>> = []
    await inDatabase(
      dataDir,
      Effect.gen(function* () {
        yield* migrate
        for (const _ of [1, 2]) measured.push(yield* Effect.promise(() => run(dataDir, folder)))
      })
    )
    const [first, again] = measured
    const detail = `${numbers.dealers} dealers, ${rows} prices`
    return [
      { kind: "atMost", name: "dealers:import, s", value: first?.seconds ?? 0, limit: 30, detail },
      { kind: "atMost", name: "dealers:import again, s", value: again?.seconds ?? 0, limit: 30, detail },
      { kind: "atMost", name: "dealers:import, MB", value: first?.peak ?? 0, limit: 400, detail }
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
