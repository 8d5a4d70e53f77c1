// Runs after `npm install PACKAGE` (npm run lock). Some registries offer the native packages of a tool for only a few
// platforms; npm then omits the others from the lockfile, and `npm ci` rejects the lockfile as incomplete. Packages
// that are not locked are therefore removed from the lists of optional dependencies, so that the lockfile is consistent
// everywhere.
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), "package-lock.json")
const lock = JSON.parse(readFileSync(file, "utf8"))

/**
 * Returns the lockfile entry of the package that `from` would load under this name; like Node, it searches the parent
 * folders as well.
 */
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
