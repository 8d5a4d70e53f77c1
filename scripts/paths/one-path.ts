import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import type { MachinePath } from "../../model-tests/harness/machine-walk.ts"
import { pathOf } from "../../model-tests/harness/table.ts"
import { albumOf } from "./in-browser.ts"

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Returns one line for each value of the context that has changed. */
const changes = (before: unknown, after: unknown): ReadonlyArray<string> => {
  const old = Object(before) as Readonly<Record<string, unknown>>
  return Object.entries(Object(after) as Readonly<Record<string, unknown>>).flatMap(([name, value]) =>
    JSON.stringify(old[name]) === JSON.stringify(value)
      ? []
      : [`       ${name}: ${short(old[name])} → ${short(value)}`]
  )
}

/** Plays a path on its machine and describes each step: the event, the resulting state, and the changed context. */
export const playPath = (
  path: MachinePath
): { readonly lines: ReadonlyArray<string>; readonly broken: ReadonlyArray<string> } => {
  const lines: Array<string> = [`${path.id} (${path.way}), begun with ${short(path.input)}`]
  let before: AnyMachineSnapshot | undefined
  let step = 0
  const { broken, verdict } = path.play((snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => {
    if (event === undefined) lines.push(`  0. stands in ${pathOf(snapshot.value)}`)
    else {
      const { type, ...payload } = event
      const carried = Object.keys(payload).length === 0 ? "" : ` ${short(payload)}`
      lines.push(`${String(++step).padStart(3)}. ${type}${carried}`, `     → ${pathOf(snapshot.value)}`)
      lines.push(...changes(before?.context, snapshot.context))
    }
    before = snapshot
  })
  return {
    lines: [
      ...lines,
      ...(verdict === "timeCameBetween" ? ["Time brings something else there than its map says."] : []),
      ...broken.map((promise) => `A promise does not hold there: ${promise}`)
    ],
    broken
  }
}

/** Writes the text of a path to its screenshot folder; returns the file. */
export const keepPath = ({ id }: MachinePath, lines: ReadonlyArray<string>): string => {
  const folder = albumOf(id)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, "README.md")
  const document = ["On the machine alone; no page was opened.", "```", ...lines, "```"]
  writeFileSync(file, `# ${id}\n\n${document.join("\n")}\n`)
  return file
}
