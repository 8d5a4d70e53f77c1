import { walks } from "../../model-tests/every-machine/walks.ts"
import { wishOf } from "./arguments.ts"
import { everyMachine, forgotten } from "./every-machine.ts"
import { albumOf, walkPages } from "./in-browser.ts"
import { walkMachines } from "./on-machines.ts"
import { keepPath, playPath } from "./one-path.ts"

const say = (line: string) => console.log(line)

const names = walks.map(({ machine }) => machine.id)
const walkOf = (name: string) => walks.filter(({ machine }) => machine.id === name)
/** Imported only if pages are requested: the import takes seconds. */
const pages = async () => (await import("../../e2e/paths/harness/pages.ts")).walkedPages
const pageOf = async (name: string) =>
  (await pages()).find(({ machines }) => machines.some(({ id }) => id === name))

const onMachines = async (name: string | undefined): Promise<boolean> => {
  const problems = [...walkMachines(name === undefined ? walks : walkOf(name), say)]
  if (name === undefined) {
    const { walkedPages, walkIsAskedOf } = await import("../../e2e/paths/harness/pages.ts")
    const onPages = walkedPages.flatMap((page) => page.machines.map(({ id }) => id))
    problems.push(...forgotten(await everyMachine(), names, onPages, walkIsAskedOf))
  }
  problems.forEach((problem) => console.error(problem))
  return problems.length === 0
}

const list = async (name: string): Promise<boolean> => {
  const page = await pageOf(name)
  if (page === undefined) say(`${name} has no page: its paths are walked on the machine alone.`)
  page?.tours().forEach((id) => say(`${id}  (as npm test walks it)`))
  page?.paths().forEach(({ id, start, happenings }) => say(`${id}  ${[start, ...happenings].join(" → ")}`))
  for (const { id, way, events } of walkOf(name).flatMap((walk) => walk.paths()))
    say(`${id}  on the machine, ${way}: ${events.map(({ type }) => type).join(" → ") || "its start"}`)
  return true
}

const mannerOf = (isShown: boolean) => (isShown ? "shown" : "sideBySide")

const inBrowser = async (name: string | undefined, isAll: boolean, isShown: boolean): Promise<boolean> => {
  const page = name === undefined ? undefined : await pageOf(name)
  if (name !== undefined && page === undefined) {
    console.error(
      `${name} is not walked on a page: npm run paths -- --machine ${name} walks it on the machine.`
    )
    return false
  }
  const environment = isAll ? { PATHS_WALK: "all" } : {}
  return walkPages({ page: page?.title, manner: mannerOf(isShown), environment })
}

const onePath = async (id: string, isShown: boolean, isAfterOthers: boolean): Promise<boolean> => {
  const name = id.split("/")[0] ?? ""
  const page = await pageOf(name)
  const found = page?.find(id)
  if (page !== undefined && found === "walkable")
    return walkPages({
      page: page.title,
      manner: mannerOf(isShown),
      environment: {
        PATHS_WALK: id,
        PATHS_ALBUM: albumOf(id),
        ...(isAfterOthers ? { PATHS_BEFORE: "tours" } : {})
      }
    })
  if (found === "forestalled") {
    console.error(`${id} cannot be walked: before its end time brings something else.`)
    return false
  }
  const path = walkOf(name)
    .flatMap((walk) => walk.paths())
    .find((each) => each.id === id)
  if (path === undefined) {
    console.error(`There is no path ${id}: npm run paths -- --machine ${name} --list names them.`)
    return false
  }
  if (isShown) {
    console.error(`${id} is walked on the machine alone, where nothing is to be seen: leave --show out.`)
    return false
  }
  const { lines, broken } = playPath(path)
  lines.forEach(say)
  say(`Words of each step: ${keepPath(path, lines)}`)
  return broken.length === 0
}

const fromLog = async (file: string): Promise<boolean> => {
  const { readLogFile } = await import("./log-in-file.ts")
  const log = readLogFile(file)
  if (typeof log === "string") {
    console.error(log)
    return false
  }
  const { replayLines } = await import("../../model-tests/replay/replay.ts")
  const { lines, isFollowed } = replayLines(log.value)
  lines.forEach(say)
  return isFollowed
}

const wish = wishOf(process.argv.slice(2), names)
if (typeof wish === "string") {
  console.error(wish)
  process.exit(2)
}
const isWell = await (() => {
  switch (wish.kind) {
    case "machines":
      return onMachines(wish.machine)
    case "list":
      return list(wish.machine)
    case "browser":
      return inBrowser(wish.machine, wish.isAll, wish.isShown)
    case "path":
      return onePath(wish.id, wish.isShown, wish.isAfterOthers)
    case "log":
      return fromLog(wish.file)
  }
})()
process.exitCode = isWell ? 0 : 1
