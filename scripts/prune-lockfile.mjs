// Run after `npm install PACKAGE` (npm run lock). Some registries carry the native parts of a tool for few platforms only;
// npm then leaves those parts out of the lockfile and `npm ci` refuses it as incomplete. Parts that are not locked are
// therefore taken out of the lists of optional dependencies, so that the lockfile agrees with itself everywhere.
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), "package-lock.json")
const lock = JSON.parse(readFileSync(file, "utf8"))

/** The entry that a package in `from` would load under this name, walking up as Node does. */
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
