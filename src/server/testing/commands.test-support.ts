import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { Effect } from "effect"
import { projectRoot } from "../project-root.ts"
import { testKeyText } from "./wrapping-key.test-support.ts"
import { Database } from "../db/database.ts"

/** Runs a command in another process, as `npm run` does, while the shop is running. */
export const runCommand = Effect.fnUntraced(function* (script: string, ...words: ReadonlyArray<string>) {
  const { url } = yield* Database
  const child = spawn(process.execPath, [`scripts/${script}`, ...words], {
    cwd: projectRoot,
    env: { PATH: process.env["PATH"], DATABASE_URL: url, SITE: "docs/site.json", WRAPPING_KEY: testKeyText },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const out: Array<string> = []
  const err: Array<string> = []
  createInterface({ input: child.stdout }).on("line", (line) => out.push(line))
  createInterface({ input: child.stderr }).on("line", (line) => err.push(line))
  yield* Effect.promise(() => once(child, "close"))
  return { code: child.exitCode, out, err }
})

/** One place in the GeoNames format. */
export const munich = "DE\t80331\tMünchen\tBayern\tBY\tOberbayern\t091\tMünchen\t09162\t48.13\t11.57\t4\n"
