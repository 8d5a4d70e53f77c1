// Run after `npm install PACKAGE` (npm run lock). Some registries offer the native packages of a tool for only a few
// platforms; npm then omits those packages from the lockfile, and `npm ci` refuses it as incomplete. Packages that are
// not locked are therefore removed from the lists of optional dependencies, so that the lockfile is consistent
// everywhere.
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), "package-lock.json")
const lock = JSON.parse(readFileSync(file, "utf8"))

/** The lockfile entry that a package in `from` would load under this name, searching parent folders as Node does. */
const lockedFor = (name, from) => {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    const entry = lock.packages[`${folder}/node_modules/${name}`]
    if (entry !== undefined) return entry
    if (!folder.includes("/node_modules/")) return lock.packages[`node_modules/${name}`]
  }
}

let removed = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    const locked = lockedFor(name, path)
    const fits = locked !== undefined && (!/^[0-9]/.test(wanted) || locked.version === wanted)
    if (path === "" || fits) continue
    delete entry.optionalDependencies[name]
    removed++
  }
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${removed} optional dependencies without a locked version taken out of package-lock.json`)
