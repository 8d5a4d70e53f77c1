import * as fs from "node:fs"
import { join } from "node:path"
import { type ServerConfig, StartProblem } from "../config.ts"
import { projectRoot } from "../project-root.ts"
import { type Ids, isReachable, placeOf } from "../db/embedded/place.ts"
import { erasuresIn } from "../db/erasures.ts"

const entriesOf = (file: string) =>
  fs
    .readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split(":"))

/** Finds a user of this machine by name or number. Fails with StartProblem. */
export const userNamed = (name: string): Ids => {
  const entry = entriesOf("/etc/passwd").find(([own, , uid]) => own === name || uid === name)
  if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  throw new StartProblem(
    `SHOP_USER is "${name}", and there is no such user here: make one (useradd --system ${name}).`
  )
}

/** Files and folders next to PostgreSQL's folder that the shop writes while it runs. */
const besides = [
  "clients",
  "lock.sqlite",
  "pg.log",
  "pg.log.1",
  "backups.json",
  "erase-again",
  "wrapping-key"
]

/** Changes the owner of links themselves, never of their targets: the user may have created the links. */
const give = (path: string, { uid, gid }: Ids) => {
  const found = fs.lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return
  fs.lchownSync(path, uid, gid)
  if (!found.isDirectory()) return
  for (const name of fs.readdirSync(path)) fs.lchownSync(join(path, name), uid, gid)
}

const requireOwnData = (base: string, name: string, { uid }: Ids) => {
  const found = fs.statSync(join(base, "pg"), { throwIfNoEntry: false })
  if (found === undefined || found.uid === uid) return
  throw new StartProblem(
    `The data in ${base} belong to the user ${found.uid}, and SHOP_USER is "${name}": stop the shop and give them to it (chown -R ${name} ${base}).`
  )
}

/** Gives the user ownership of the embedded database's folder and of everything the user writes there. */
const giveData = (config: ServerConfig, name: string, ids: Ids, log: (line: string) => void): string => {
  const { base } = placeOf(config.dataDir, log)
  if (!isReachable(base, ids))
    throw new StartProblem(
      `SHOP_USER is "${name}", who cannot enter ${base}: let others enter the folders above it (chmod o+x), or set DATA to another one.`
    )
  requireOwnData(base, name, ids)
  fs.chownSync(base, ids.uid, ids.gid)
  for (const file of besides) give(join(base, file), ids)
  if (typeof config.backupDir === "string") give(erasuresIn(config.backupDir), ids)
  return base
}

/** Returns the lowest port that a user other than root can open. */
const firstFreePort = (): number => {
  try {
    return Number(fs.readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8"))
  } catch {
    return 1024
  }
}

/** Reads the key file while the process is still root, since only root may be able to read it. */
const withKey = (given: ServerConfig["wrappingKey"]): ServerConfig["wrappingKey"] =>
  given !== undefined && "file" in given && fs.existsSync(given.file)
    ? { name: given.name, text: fs.readFileSync(given.file, "utf8") }
    : given

/**
 * Switches permanently to the user of SHOP_USER if root started the shop: PostgreSQL, the port and all calls then
 * belong to that user (rule safety.no-root). Returns the configuration to continue with. Fails with StartProblem.
 */
export const dropRoot = (config: ServerConfig, log: (line: string) => void): ServerConfig => {
  const { shopUser } = config
  if (process.getuid?.() !== 0) return config
  if (shopUser === undefined || shopUser === "root") {
    if (shopUser === undefined)
      log(
        "The shop runs as root: set SHOP_USER to another user of this machine (docs/operations.md, Users and roles)."
      )
    return config
  }
  const ids = userNamed(shopUser)
  if (ids.uid === 0) return config
  if (!isReachable(projectRoot, ids))
    throw new StartProblem(
      `SHOP_USER is "${shopUser}", who cannot enter ${projectRoot}: let others enter it (chmod o+x), or move the release, e.g. to /srv.`
    )
  if (config.port > 0 && config.port < firstFreePort())
    throw new StartProblem(
      `PORT is ${config.port}, which root alone may open, and SHOP_USER is "${shopUser}": set PORT to one from ${firstFreePort()} on, and let the load balancer lead there.`
    )
  const dataDir = config.databaseUrl === undefined ? giveData(config, shopUser, ids, log) : config.dataDir
  const wrappingKey = withKey(config.wrappingKey)
  process.setgroups?.([ids.gid])
  process.setgid?.(ids.gid)
  process.setuid?.(ids.uid)
  return { ...config, dataDir, wrappingKey }
}
