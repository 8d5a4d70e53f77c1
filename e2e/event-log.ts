import { execFile } from "node:child_process"
import { resolve } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Returns the output of `npm run log -- …`, run while the shop of the journeys is running. */
export const eventLog = async (...words: ReadonlyArray<string>): Promise<string> => {
  const { stdout } = await run(process.execPath, ["scripts/log.ts", ...words], {
    cwd: resolve(import.meta.dirname, ".."),
    env: { PATH: process.env["PATH"], DATA: process.env["E2E_DATA"] ?? ".data/e2e" }
  })
  return stdout
}
