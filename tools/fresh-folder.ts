import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** In bytes: several times what a whole run of the tests keeps at once. */
const room = 4 * 1024 ** 3

const hasRoom = (memory: string): boolean => {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= room && process.availableMemory() >= 2 * room
  } catch {
    return false
  }
}

/**
 * A new folder for what a test or a run throws away again, which PostgreSQL's user may enter as well: in memory where
 * there is room, where a new database takes a quarter of the work and no disk is waited for.
 */
export const freshFolder = (name: string, memory = "/dev/shm"): string => {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), `heizmarkt-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
