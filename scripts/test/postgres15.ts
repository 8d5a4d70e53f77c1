import { spawnSync } from "node:child_process"
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../tools/child.ts"
import { freshFolder } from "../../tools/fresh-folder.ts"
import { aptInstall } from "../../tools/run-tool.ts"

const bin = "/usr/lib/postgresql/15/bin"

/** Returns the user that runs PostgreSQL, since PostgreSQL refuses to run as root. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {}
  const entry = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((line) => line.startsWith("postgres:"))
  const [, , uid, gid] = (entry ?? "").split(":")
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * A PostgreSQL 15 server that is accessed over TCP with a password, as an operator's database is; `stop` also removes
 * the server's files.
 */
export interface Postgres15 {
  readonly url: string
  readonly stop: () => void
}

/**
 * Starts Debian's PostgreSQL 15, which is installed first if it is missing and the process runs as root; returns
 * `undefined` if it is not available.
 */
export const startPostgres15 = async (): Promise<Postgres15 | undefined> => {
  if (!existsSync(bin) && !(await aptInstall("postgresql-15"))) return undefined
  const folder = freshFolder("pg15")
  const ids = postgresUser()
  const data = join(folder, "data")
  const password = join(folder, "password")
  writeFileSync(password, "secret\n")
  if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid)
  const command = (name: string, args: ReadonlyArray<string>) => {
    const result = spawnSync(join(bin, name), args, { ...ids, cwd: "/", encoding: "utf8", stdio: "pipe" })
    if (result.status !== 0) throw new Error(`${name}: ${result.error?.message ?? ""}${result.stderr}`)
  }
  const port = await freePort()
  command("initdb", [
    "-D",
    data,
    "-U",
    "app",
    "--auth=scram-sha-256",
    `--pwfile=${password}`,
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync"
  ])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  command("pg_ctl", ["-D", data, "-o", settings, "-l", join(folder, "log"), "-w", "start"])
  return {
    url: `postgres://app:secret@127.0.0.1:${port}/postgres`,
    stop: () => {
      command("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"])
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
