import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { randomUUID } from "node:crypto"
import { rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { sampleSite } from "../../domain/site/sample-site.ts"
import { projectRoot } from "../project-root.ts"

export interface TestProcess {
  readonly child: ChildProcess
  /** Lines that the process has written to stdout so far. */
  readonly out: ReadonlyArray<string>
  readonly err: ReadonlyArray<string>
  /** The address that the server prints; undefined if the process ended before printing it. */
  readonly address: Promise<string | undefined>
  readonly exitCode: Promise<number | null>
}

const linesOf = (input: NodeJS.ReadableStream | null, seen: (line: string) => void) => {
  if (input) createInterface({ input }).on("line", seen)
}

/** Writes a temporary file with an operator's own texts, which a shop with real data requires. */
const siteFile = (): string => {
  const file = join(tmpdir(), `heizmarkt-site-${process.pid}-${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(sampleSite))
  return file
}

/** Starts src/server/main.mjs as `npm start` does, with only these environment variables and PATH. */
export const startProcess = (environment: Readonly<Record<string, string>>): TestProcess => {
  const site = siteFile()
  const child = spawn(process.execPath, ["src/server/main.mjs"], {
    cwd: projectRoot,
    env: {
      PATH: process.env["PATH"],
      SAMPLE_DATA: "no",
      WEB_BUILD: "no",
      SITE: site,
      ...environment
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const out: Array<string> = []
  const err: Array<string> = []
  const { promise: address, resolve } = Promise.withResolvers<string | undefined>()
  linesOf(child.stdout, (line) => {
    out.push(line)
    const printed = /runs at (http:\S+)/.exec(line)?.[1]
    if (printed) resolve(printed)
  })
  linesOf(child.stderr, (line) => err.push(line))
  const exitCode = once(child, "close").then(() => {
    // a test runner's worker ends without an "exit" event, so the file is removed when the server ends
    rmSync(site, { force: true })
    resolve(undefined)
    return child.exitCode
  })
  return { child, out, err, address, exitCode }
}
