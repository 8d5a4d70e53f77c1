// Adds to package-lock.json the optional packages of other platforms that npm left out because it could not fetch
// them: `npm ci` refuses a lockfile in which an optional dependency is missing, although it would not install it.
// Run after a change of dependencies: node scripts/complete-lockfile.mjs (with --check it only answers).
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), "package-lock.json")

/** Where Node would look for a package from inside another one: its own node_modules, then each above. */
const placesOf = (from, name) => {
  const folders = from.split(/(?:^|\/)node_modules\//).slice(1)
  return folders
    .map((_, depth) => folders.slice(0, folders.length - depth).map((folder) => `node_modules/${folder}`))
    .map((path) => `${path.join("/")}/node_modules/${name}`)
    .concat(`node_modules/${name}`)
}

/** Platform packages are asked for by their exact version; whatever is found satisfies a range. */
const satisfies = (found, version) => !/^\d/.test(version) || found.version === version

/** Every optional dependency that the lockfile names and does not hold, with the place where it belongs. */
const missingIn = ({ packages }) =>
  Object.entries(packages).flatMap(([from, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, version]) => {
      const places = placesOf(from, name)
      const found = places.find((place) => place in packages)
      if (found !== undefined && satisfies(packages[found], version)) return []
      const beside = places[1] ?? places[0]
      return [{ name, version, place: beside in packages ? places[0] : beside }]
    })
  )

const systems = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "openharmony",
  "win32",
  "aix",
  "sunos",
  "netbsd",
  "openbsd"
]
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
  "mips64el"
]

/** The platform that the name of a binary package speaks of, e.g. @oxlint/binding-linux-x64-musl. */
const platformOf = (name) => {
  const words = name.split(/[/-]/)
  const os = systems.filter((system) => words.includes(system))
  const cpu = processors.filter((processor) => words.includes(processor))
  const musl = words.some((word) => word.startsWith("musl"))
  const gnu = words.some((word) => word.startsWith("gnu"))
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(musl ? { libc: ["musl"] } : gnu ? { libc: ["glibc"] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {})
  }
}

const complete = (lock) => {
  const added = missingIn(lock).map(({ name, version, place }) => [place, { version, ...platformOf(name) }])
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  packages.sort(([a], [b]) => a.localeCompare(b, "en"))
  return { count: added.length, lock: { ...lock, packages: Object.fromEntries(packages) } }
}

const { count, lock } = complete(JSON.parse(readFileSync(file, "utf8")))
if (process.argv.includes("--check")) process.exitCode = count === 0 ? 0 : 1
else writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`)
console.log(`${count} optional packages of other platforms are missing in package-lock.json`)
