import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { root } from "../../tools/run-tool.ts"
import type { Change } from "../../tools/compiler.ts"

/** How often the text that a change replaces stands in its file. */
export const timesFound = ({ file, text }: Change): number =>
  readFileSync(join(root, file), "utf8").split(text).length - 1

/** The source with the fault in it. */
export const withFault = (source: string, { text, by }: Change): string => source.split(text).join(by)

/** A module as the tests load it: the changed one with its change in it, undefined for all others. */
export const loaded = (change: Change, source: string, id: string): string | undefined =>
  id.split("?")[0] === join(root, change.file) ? withFault(source, change) : undefined

/** Plants a fault, or another change, where its module is loaded; nothing on the disk is changed. */
export const plant = (change: Change): Plugin => ({
  name: "planted-fault",
  enforce: "pre",
  transform: (source, id) => loaded(change, source, id)
})
