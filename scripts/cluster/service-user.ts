import { chownSync, readFileSync } from "node:fs"

const name = "postgres"

const entry = () =>
  readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((line) => line.startsWith(`${name}:`))
    ?.split(":")

const isRoot = () => process.getuid?.() === 0

/**
 * Returns the command prefix for services that must not run as root: PostgreSQL refuses to run as root, and the other
 * services do not need it.
 */
export const asServiceUser = (): ReadonlyArray<string> =>
  isRoot() ? ["setpriv", `--reuid=${name}`, `--regid=${name}`, "--clear-groups", "--"] : []

export const giveToServices = (path: string): void => {
  if (!isRoot()) return
  const [, , uid, gid] = entry() ?? []
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}`)
  chownSync(path, Number(uid), Number(gid))
}
