import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"

const busy = 5

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === busy

/**
 * Runs `action` while no other process runs one for the same file. Uses an fcntl lock that SQLite holds on `file` and
 * that the kernel releases when the process is killed. Polls, because SQLite's own waiting would block the whole
 * process, including another lock holder in the same process.
 */
export const withLock = async <A>(file: string, action: () => Promise<A>): Promise<A> => {
  const lock = new DatabaseSync(file)
  try {
    for (const end = performance.now() + 90_000; ; await sleep(15)) {
      try {
        // no journal on disk: even if the disk is full, the lock must work and PostgreSQL must be stoppable
        lock.exec("pragma journal_mode = memory")
        lock.exec("begin exclusive")
        break
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error
      }
    }
    try {
      return await action()
    } finally {
      lock.exec("rollback")
    }
  } finally {
    lock.close()
  }
}
