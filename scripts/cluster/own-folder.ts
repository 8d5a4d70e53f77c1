import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/**
 * Name of the file that distinguishes a cluster's folder from any other; it contains the id of the process that uses
 * the folder.
 */
const marker = ".heizmarkt-cluster"

const isRunning = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("cluster/run.ts")
  } catch {
    return false
  }
}

/**
 * Claims a folder for a cluster, which deletes it at the end. A missing or empty folder is accepted; a folder of an
 * earlier cluster is emptied first. For any other folder, returns the reason for the refusal.
 */
export const claimFolder = (folder: string): string | undefined => {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) return `${folder} is not a folder.`
    const own = join(folder, marker)
    const entries = readdirSync(folder)
    if (entries.length > 0 && !existsSync(own))
      return `${folder} holds files that are not a cluster's. The folder is deleted at the end: name an empty or a new one.`
    if (existsSync(own) && isRunning(Number(readFileSync(own, "utf8"))))
      return `Another cluster runs in ${folder}.`
    for (const entry of entries) rmSync(join(folder, entry), { recursive: true, force: true })
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, marker), String(process.pid))
  return undefined
}
